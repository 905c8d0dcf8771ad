/** What stands on a chart for an event, a guard, an action: one short text each. */
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

type Typed = { type?: unknown; guards?: unknown[]; stateValue?: unknown };

const joined: Record<string, string> = { 'xstate.and': ' and ', 'xstate.or': ' or ' };

const placeIn = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, child]) => `${key}.${placeIn(child)}`)
        .join(', ')
    : String(value);

/** A guard by its name; one that is put together of others says so. */
export const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return guard;
  const { type, guards = [], stateValue } = guard as Typed;
  if (typeof guard !== 'function') return String(type);
  const { name } = guard as { name: string };
  if (name === 'not') return `not ${guardName(guards[0])}`;
  if (stateValue !== undefined) return `in ${placeIn(stateValue)}`;
  if (guards.length > 0) return guards.map(guardName).join(joined[`xstate.${name}`] ?? ' and ');
  return 'inline';
};

/** An action by its name; what a library makes in place is called by what it does. */
export const actionName = (action: unknown): string => {
  if (typeof action === 'string') return action;
  const { type } = action as Typed;
  return typeof type === 'string' ? type.replace('xstate.', '') : 'inline';
};

const outcomes: Record<string, string> = { done: 'answers', error: 'fails', snapshot: 'changes' };

/** What a state calls is known by its id, or by a number where the chart gives none; the port's name says more. */
const calledName = (source: AnyStateNode, id: string) => {
  const src = source.invoke.find((invoked) => invoked.id === id)?.src;
  return typeof src === 'string' ? src : id;
};

/** The event without the machinery's prefixes: `xstate.done.actor.save` is `save answers`. */
export const eventName = ({ source, eventType }: Pick<AnyTransitionDefinition, 'source' | 'eventType'>): string => {
  const [prefix, how = '', what, ...rest] = eventType.split('.');
  if (eventType === '') return 'always';
  if (prefix !== 'xstate') return eventType;
  if (how === 'after') return `after ${what}`;
  if (how === 'done' && what === 'state') return 'done';
  return `${calledName(source, how === 'snapshot' ? [what, ...rest].join('.') : rest.join('.'))} ${outcomes[how] ?? how}`;
};

export const transitionLabel = (transition: AnyTransitionDefinition): string =>
  eventName(transition) + (transition.guard ? ` [${guardName(transition.guard)}]` : '');
