/** The client of a page that may never call: its code loads with the first call. */
import type { Client, ClientOptions } from './client.ts';

const verbs = ['GET', 'POST', 'DELETE'] as const satisfies (keyof Client)[];

export const createLazyClient = (options: ClientOptions): Client => {
  let client: Client | undefined;
  const load = async () => {
    const { createClient } = await import('./client.ts');
    client ??= createClient(options);
    return client;
  };
  const lazy = (verb: (typeof verbs)[number]) => async (path: never, question: never) =>
    ((client ?? (await load()))[verb] as (path: never, question: never) => unknown)(path, question);
  return Object.fromEntries(verbs.map((verb) => [verb, lazy(verb)])) as unknown as Client;
};
