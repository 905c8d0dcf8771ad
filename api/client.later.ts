/** The client as a page holds it that may never call: its code comes with the first call. */
import type { Client, ClientOptions } from './client.ts';

const verbs = ['GET', 'POST', 'DELETE'] as const satisfies (keyof Client)[];

export const createLaterClient = (options: ClientOptions): Client => {
  let client: Client | undefined;
  const bring = async () => {
    const { createClient } = await import('./client.ts');
    client ??= createClient(options);
    return client;
  };
  const later = (verb: (typeof verbs)[number]) => async (path: never, question: never) =>
    ((client ?? (await bring()))[verb] as (path: never, question: never) => unknown)(path, question);
  return Object.fromEntries(verbs.map((verb) => [verb, later(verb)])) as unknown as Client;
};
