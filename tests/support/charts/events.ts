/** Events for a walk over a chart, as XState sends them. */
import type { EventObject } from 'xstate';

/** For the events of one chart, which the compiler checks: `eventsOf<SearchEvent>()({ type: 'query.clear' })`. */
export const eventsOf =
  <Event extends EventObject>() =>
  (event: Event): EventObject =>
    event;

export const eventOf = (type: string, more: object = {}) => ({ type, ...more }) as EventObject;

/** The response of the call that the port makes. */
export const done = (port: string, output?: unknown) => ({ type: `xstate.done.actor.${port}`, output }) as EventObject;

export const failed = (port: string, error: unknown) => ({ type: `xstate.error.actor.${port}`, error }) as EventObject;
