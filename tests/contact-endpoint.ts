import { freePort, startProgram } from './hosts/start-program.ts';

/** Starts the program that we offer to those with a server of their own. It takes messages from `site` into a file. */
export async function startContactEndpoint(site: string, messages: string) {
  const port = await freePort();
  const env = { SITE: site, MESSAGES: messages, PORT: String(port) };
  const { stop } = await startProgram(process.execPath, ['deploy/contact-endpoint.mjs'], port, env);
  return { address: `http://127.0.0.1:${port}`, stop };
}
