interface ListeningPlace {
  host: string;
  port: number;
}

/** Where to listen, from PORT and HOST; a wrong value gets a sentence instead of a guess. */
export function listeningPlace(env: NodeJS.ProcessEnv): ListeningPlace {
  const host = env['HOST']?.trim() || 'localhost';
  const given = env['PORT']?.trim() || '3000';
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65535) {
    throw new Error(
      `PORT is "${given}", but a port is a whole number from 0 to 65535, such as PORT=3000.`,
    );
  }
  return { host, port };
}

export function address({ host, port }: ListeningPlace): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** What went wrong, in a sentence that says what to do. */
export function listeningProblem(code: string | undefined, { host, port }: ListeningPlace): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `This user may not listen on port ${port}. Choose a port above 1023: PORT=3000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `"${host}" is not an address of this machine. Leave HOST out, or set HOST=0.0.0.0 to be reached from other machines.`;
    default:
      return `The server could not start on ${address({ host, port })} (${code ?? 'unknown reason'}).`;
  }
}
