/** Stately's inspector in a window of its own: a page on the internet, and so it gets what `allow-list.ts` names and no more. */
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { allowed, isKnown } from './allow-list.ts';

/** The last filter of a message. It runs again on its own output, which it leaves unchanged. */
const createGate = () => {
  const passed = new WeakSet<StatelyInspectionEvent>();
  return (message: StatelyInspectionEvent): StatelyInspectionEvent => {
    if (passed.has(message)) return message;
    const built = allowed(message);
    passed.add(built);
    return built;
  };
};

/** Opens the inspector's window; the returned function sends it what happens. */
export const openInspector = async (page: Window): Promise<(event: InspectionEvent) => void> => {
  const { createBrowserInspector } = await import('@statelyai/inspect');
  const { inspect } = createBrowserInspector({ window: page, filter: isKnown, serialize: createGate() });
  return (event) => inspect.next?.(event);
};
