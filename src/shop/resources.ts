/** The queries that views observe: one resource actor for each, started by the first view and stopped after the last. */

import { shallowEqual } from '@xstate/react';
import { createActor, type SnapshotFrom } from 'xstate';
import type { Product } from '#machines/query/contract.types.ts';
import { liveResource, type QueryClient } from '#machines/query/query.live.ts';
import { previewOf } from '#machines/query/query.preview.ts';
import { keyOf, type Query, type QueryName } from '#machines/query/query.types.ts';
import { type ResourceFacts, selectResource } from '#machines/shared/resource.selectors.ts';

type Machine = ReturnType<typeof liveResource>;

export type Resource = {
  subscribe: (listener: () => void) => () => void;
  facts: () => ResourceFacts<QueryName>;
  retry: () => void;
};

export type Resources = {
  keyOf: (query: Query) => string;
  of: (query: Query) => Resource;
  /** The product of a query as a list showed it, if one did. */
  previewOf: (query: Query) => Product | undefined;
};

const startingPoint = (queryClient: QueryClient, query: Query) => {
  const data = queryClient.peek(query);
  if (data !== undefined) return { query, data };
  const preview = previewOf(query, queryClient.dehydrate());
  return preview ? { query, preview } : { query };
};

/** Facts stay the same object while nothing in them changes, so that a query that begins to watch renders nothing again. */
const factsOnce = () => {
  let seen: SnapshotFrom<Machine> | undefined;
  let facts: ResourceFacts<QueryName> | undefined;
  return (snapshot: SnapshotFrom<Machine>): ResourceFacts<QueryName> => {
    if (facts && snapshot === seen) return facts;
    seen = snapshot;
    const found = selectResource(snapshot) as ResourceFacts<QueryName>;
    if (!facts || !shallowEqual(facts, found)) facts = found;
    return facts;
  };
};

const holdResource = (make: () => ReturnType<typeof createActor<Machine>>, onEmpty: () => void): Resource => {
  let actor = make();
  let holders = 0;
  const factsIn = factsOnce();
  return {
    facts: () => factsIn(actor.getSnapshot()),
    retry: () => actor.send({ type: 'resource.retry' }),
    subscribe: (listener) => {
      // A stopped actor cannot start again: a view that mounts again gets a new actor with the cached data.
      if (holders === 0 && actor.getSnapshot().status === 'stopped') actor = make();
      holders += 1;
      const subscription = actor.subscribe(listener);
      actor.start();
      return () => {
        subscription.unsubscribe();
        holders -= 1;
        if (holders > 0) return;
        actor.stop();
        onEmpty();
      };
    },
  };
};

/** Nothing runs until a view subscribes, so a server can render from it. */
export const createResources = (queryClient: QueryClient, locale: () => string): Resources => {
  const machine = liveResource(queryClient);
  const held = new Map<string, Resource>();
  const keyFor = (query: Query) => JSON.stringify(keyOf(query, locale()));
  return {
    keyOf: keyFor,
    previewOf: (query) => previewOf(query, queryClient.dehydrate()),
    of: (query) => {
      const key = keyFor(query);
      const known = held.get(key);
      if (known) return known;
      const resource = holdResource(
        () => createActor(machine, { input: startingPoint(queryClient, query) }),
        () => held.delete(key),
      );
      held.set(key, resource);
      return resource;
    },
  };
};
