/** So long a pause between two presses, and they have nothing to do with each other. */
const pause = 2000;

/** Acts when a key was pressed three times in a row by itself. */
export function onThreePresses(key: string, act: () => void): void {
  let presses = 0;
  let last = 0;
  let isAlone = false;

  function startAnew() {
    presses = 0;
    isAlone = false;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === key) isAlone = true;
    else startAnew();
  }

  /** Only now is it certain that the key was not held for another one, or for a click. */
  function onKeyUp(event: KeyboardEvent) {
    if (event.key !== key || !isAlone) return;
    presses = event.timeStamp - last < pause ? presses + 1 : 1;
    last = event.timeStamp;
    if (presses === 3) act();
  }

  addEventListener('keydown', onKeyDown);
  addEventListener('keyup', onKeyUp);
  addEventListener('pointerdown', startAnew);
}
