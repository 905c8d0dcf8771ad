/** The charts that run in an actor system, and which of them hears an event. */
import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';

const isHeardBy = ({ machine }: AnyMachineSnapshot, type: string) =>
  machine.events.some(
    (descriptor) => descriptor === type || (descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1))),
  );

/** The running charts: the one that was started, and those that it invokes, however deep. */
export const chartsIn = (actor: AnyActorRef): AnyActorRef[] => {
  const { machine, children } = actor.getSnapshot() as Partial<AnyMachineSnapshot>;
  if (!machine) return [];
  return [actor, ...Object.values(children ?? {}).flatMap((child) => (child ? chartsIn(child as AnyActorRef) : []))];
};

/** The outermost running chart that hears an event; the started one, if none does. */
export const receiverOf = (actor: AnyActorRef, { type }: EventObject): AnyActorRef =>
  chartsIn(actor).find((chart) => isHeardBy(chart.getSnapshot(), type)) ?? actor;
