/** Runs in the page, on its own: tells the server, in the order in which it happens, what the page complains of. */
export function listen() {
  function tell(level: string, ...words: unknown[]) {
    const request = new XMLHttpRequest();
    // Waits for the answer, so that all is told before a test looks.
    request.open('POST', '/heard', false);
    request.send(
      JSON.stringify([level, ...words.map((it) => (it instanceof Error ? String(it) : it))]),
    );
  }

  const { log, info, warn, error } = console;
  const levels = { log, info, warn, error };
  for (const [level, say] of Object.entries(levels)) {
    Object.assign(console, {
      [level]: (...words: unknown[]) => {
        say(...words);
        tell(level === 'info' ? 'log' : level, ...words);
      },
    });
  }
  // In the capturing phase, because the error of a file that does not load goes to its element alone.
  addEventListener(
    'error',
    ({ message, target }) =>
      tell('error', message ?? (target instanceof Element ? `${target.outerHTML} fails` : 'error')),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    tell('unhandled rejection', String(reason)),
  );
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell('refused by the policy', effectiveDirective, blockedURI),
  );
}
