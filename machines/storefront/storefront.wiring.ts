/** Carries every event that a flow emits to the root as it is, so that the root alone says what follows from it. */
import { type AnyEventObject, fromCallback } from 'xstate';
import { coreFlows } from '../registry.ts';

/** Invoked before the flows: nothing that they say is missed. */
export const wiring = fromCallback<AnyEventObject>(({ system, sendBack }) => {
  const links = coreFlows.map((name) => system.get(name)?.on('*', sendBack));
  return () => {
    for (const link of links) link?.unsubscribe();
  };
});
