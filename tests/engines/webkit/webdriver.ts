type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

interface NewSession {
  sessionId: string;
  capabilities: { browserVersion: string };
}

export type Session = Awaited<ReturnType<typeof openSession>>;

/** Opens a browser window that is led by the protocol of https://www.w3.org/TR/webdriver2/. */
export async function openSession(driver: string, wanted: Record<string, unknown>) {
  const { sessionId, capabilities } = (await askAt(`${driver}/session`)('POST', '', {
    capabilities: { alwaysMatch: wanted },
  })) as NewSession;
  const ask = askAt(`${driver}/session/${sessionId}`);
  return {
    version: capabilities.browserVersion,
    ask,
    /** Runs a function in the page; it knows only its arguments. */
    run: async <Args extends unknown[], Result>(
      action: (...args: Args) => Result,
      ...args: Args
    ) => {
      const script = `return (${action})(...arguments)`;
      return (await ask('POST', '/execute/sync', { script, args })) as Result;
    },
    end: async () => {
      await ask('DELETE', '');
    },
  };
}

function askAt(address: string): Ask {
  return async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error}. ${message}`);
  };
}
