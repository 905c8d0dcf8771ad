/** Events for a walk over a chart, as XState sends them. */
import type { EventObject } from 'xstate';

export const eventOf = (type: string, more: object = {}) => ({ type, ...more }) as EventObject;

/** The response of the call that the port makes. */
export const done = (port: string, output?: unknown) => ({ type: `xstate.done.actor.${port}`, output }) as EventObject;

export const failed = (port: string, error: unknown) => ({ type: `xstate.error.actor.${port}`, error }) as EventObject;
