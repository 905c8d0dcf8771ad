/** How a view reaches a flow: where to send events, and selected facts to render. */

import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom, AnyActorRef, EventFrom, SnapshotFrom } from 'xstate';
import { type FlowName, type Flows, isLazy } from '#machines/registry.ts';
import { useShop } from './shop-context.ts';

type Actor<Name extends FlowName> = ActorRefFrom<Flows[Name]>;
type Snapshot<Name extends FlowName> = SnapshotFrom<Flows[Name]>;

/** Where a view's events go. */
export type Flow<Name extends FlowName> = { send: (event: EventFrom<Flows[Name]>) => void };

/** Undefined while a lazy flow does not run. */
const useActor = <Name extends FlowName>(name: Name) => useShop().actor.system.get(name) as Actor<Name> | undefined;

const useRunning = <Name extends FlowName>(name: Name): Actor<Name> => {
  const actor = useActor(name);
  if (!actor) throw new Error(`The flow "${name}" is not running.`);
  return actor;
};

/** A flow to send events to; a lazy one is loaded by its first event. */
export const useFlow = <Name extends FlowName>(name: Name): Flow<Name> => {
  const { actor: root } = useShop();
  const actor = useActor(name);
  return useMemo(() => {
    if (actor) return { send: (event) => (actor as AnyActorRef).send(event) };
    if (!isLazy(name)) throw new Error(`The flow "${name}" is not running.`);
    return { send: (event) => root.send({ type: 'flow.ensure', flow: name, event }) };
  }, [actor, name, root]);
};

/** Facts of a flow that runs: one of the first view, or one that the page names. Renders again only when one changed. */
export const useFacts = <Name extends FlowName, Facts>(
  name: Name,
  select: (snapshot: Snapshot<Name>) => Facts,
): Facts => useSelector(useRunning(name) as AnyActorRef, select, shallowEqual);

/** Facts of a lazy flow; `absent`, which must stay the same object, while it does not run. */
export const useFactsOr = <Name extends FlowName, Facts>(
  name: Name,
  select: (snapshot: Snapshot<Name>) => Facts,
  absent: Facts,
): Facts => {
  const { actor: root } = useShop();
  const flow = useSelector(root, (snapshot) => snapshot.children[name]);
  const chosen = (snapshot: Snapshot<Name> | undefined) => (snapshot ? select(snapshot) : absent);
  return useSelector(flow as AnyActorRef | undefined, chosen, shallowEqual);
};
