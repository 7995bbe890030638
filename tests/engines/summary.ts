import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Says last how each engine did. */
export default class EngineSummary implements Reporter {
  #all: Suite | undefined;

  onBegin(_config: FullConfig, all: Suite) {
    this.#all = all;
  }

  onEnd() {
    for (const engine of this.#all?.suites ?? []) {
      console.log(summaryOf(engine.title, engine.allTests()));
    }
  }
}

function summaryOf(name: string, tests: TestCase[]): string {
  const count = (outcome: ReturnType<TestCase['outcome']>) =>
    tests.filter((test) => test.outcome() === outcome).length;
  const noted = (type: string) =>
    tests.flatMap(({ annotations }) => annotations).find((note) => note.type === type)?.description;
  const engine = [name, noted('version')].filter(Boolean).join(' ');
  const counts = `${count('expected')} passed, ${count('unexpected')} failed, ${count('skipped')} skipped`;
  return [`${engine}: ${counts}`, noted('skip')].filter(Boolean).join('. ');
}
