/** Forwards what the charts that a chart invokes emit, to that chart as events. */
import { type AnyActorRef, type AnyMachineSnapshot, type EventObject, fromCallback } from 'xstate';

/**
 * Invoke it once, at the root of the chart. A child is observed from the moment after its start: what it emits in its
 * very first step is lost.
 */
export const relay = fromCallback<EventObject, { parent: AnyActorRef }>(({ input: { parent }, sendBack }) => {
  const heard = new WeakSet<AnyActorRef>();
  const hear = ({ children }: AnyMachineSnapshot) => {
    for (const child of Object.values(children) as AnyActorRef[]) {
      if (heard.has(child)) continue;
      heard.add(child);
      child.on('*', sendBack);
    }
  };
  hear(parent.getSnapshot());
  return parent.subscribe(hear).unsubscribe;
});
