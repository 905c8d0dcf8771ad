/** The shop around a view: the flows that it asks, in English, and reads that are answered already. */
import { type AnyActorRef, createActor } from 'xstate';
import { localeMachine } from '#machines/locale/locale.machine.ts';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import type { Queries, Query } from '#machines/query/query.types.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { SessionUser } from '#machines/session/session.types.ts';
import { createOffers } from '#src/shop/offers.ts';
import type { Shop } from '#src/shop/shop-context.ts';
import { theSettings } from '../data/builders.ts';

type Answers = { [Operation in keyof Queries]?: Queries[Operation]['data'] };

const sam: SessionUser = { id: 7, name: 'Sam', email: 'sam@larder.test', isVerified: false };

export const viewShop = (flows: Record<string, AnyActorRef>, responses: Answers = {}, user = sam): Shop => {
  const locale = createActor(localeMachine, { input: { locale: 'en', appLocale: 'en', languages: [], catalogue: {} } });
  const preferences = createActor(preferencesMachine, { input: { settings: theSettings() } });
  const session = createActor(sessionMachine);
  for (const actor of [locale, preferences, session]) actor.start();
  session.send({ type: 'session.start', user, token: 't1' });
  const children: Record<string, AnyActorRef> = { locale, preferences, session, ...flows };
  const root = {
    system: { get: (name: string) => children[name] },
    getSnapshot: () => ({ children }),
    subscribe: () => ({ unsubscribe: () => undefined }),
    send: () => undefined,
  };
  // A view renders again for each new object: the facts of a query stay the same one.
  const known = new Map<string, object>();
  const factsOf = ({ operation }: Query) => {
    const data = responses[operation];
    const facts = known.get(operation) ?? { status: data ? 'ready' : 'loading', data };
    known.set(operation, facts);
    return facts;
  };
  const resources = {
    keyOf: ({ operation }: Query) => operation,
    of: (read: Query) => ({ subscribe: () => () => undefined, facts: () => factsOf(read), retry: () => undefined }),
  };
  return { actor: root, resources, offers: createOffers() } as unknown as Shop;
};
