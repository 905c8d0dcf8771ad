/** The reads that views hold: one resource actor for each, started by the first view and stopped after the last. */

import { shallowEqual } from '@xstate/react';
import { createActor, type SnapshotFrom } from 'xstate';
import { type ResourceFacts, selectResource } from '#machines/kit/resource.selectors.ts';
import { liveResource, type Reader } from '#machines/reading/reading.live.ts';
import { previewOf } from '#machines/reading/reading.preview.ts';
import { keyOf, type Read, type ReadName } from '#machines/reading/reading.types.ts';

type Machine = ReturnType<typeof liveResource>;

export type Resource = {
  subscribe: (listener: () => void) => () => void;
  facts: () => ResourceFacts<ReadName>;
  retry: () => void;
};

export type Resources = {
  keyOf: (read: Read) => string;
  of: (read: Read) => Resource;
};

const startingPoint = (reader: Reader, read: Read) => {
  const data = reader.peek(read);
  if (data !== undefined) return { read, data };
  const preview = previewOf(read, reader.known());
  return preview ? { read, preview } : { read };
};

/** Facts stay the same object while nothing in them changes, so that a read that begins to watch renders nothing again. */
const factsOnce = () => {
  let seen: SnapshotFrom<Machine> | undefined;
  let facts: ResourceFacts<ReadName> | undefined;
  return (snapshot: SnapshotFrom<Machine>): ResourceFacts<ReadName> => {
    if (facts && snapshot === seen) return facts;
    seen = snapshot;
    const found = selectResource(snapshot) as ResourceFacts<ReadName>;
    if (!facts || !shallowEqual(facts, found)) facts = found;
    return facts;
  };
};

const holdResource = (make: () => ReturnType<typeof createActor<Machine>>, onEmpty: () => void): Resource => {
  let actor = make();
  let holders = 0;
  const read = factsOnce();
  return {
    facts: () => read(actor.getSnapshot()),
    retry: () => actor.send({ type: 'resource.retry' }),
    subscribe: (listener) => {
      // A stopped actor cannot start again: a view that comes back gets a new one, from what the cache knows now.
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
export const createResources = (reader: Reader, locale: () => string): Resources => {
  const machine = liveResource(reader);
  const held = new Map<string, Resource>();
  const keyFor = (read: Read) => JSON.stringify(keyOf(read, locale()));
  return {
    keyOf: keyFor,
    of: (read) => {
      const key = keyFor(read);
      const known = held.get(key);
      if (known) return known;
      const resource = holdResource(
        () => createActor(machine, { input: startingPoint(reader, read) }),
        () => held.delete(key),
      );
      held.set(key, resource);
      return resource;
    },
  };
};
