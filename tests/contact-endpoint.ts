import { startServer } from './start-server.ts';

/** Starts the program that we offer to those with a server of their own. It takes messages from `site` into a file. */
export function startContactEndpoint(site: string, messages: string) {
  return startServer(['deploy/contact-endpoint.mjs'], {
    SITE: site,
    MESSAGES: messages,
    PORT: '0',
  });
}
