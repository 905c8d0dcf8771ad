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

/** The name of a guard; a combined guard shows its parts. */
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

/** The name of an action; an inline action of the library has the name of its kind. */
export const actionName = (action: unknown): string => {
  if (typeof action === 'string') return action;
  const { type } = action as Typed;
  return typeof type === 'string' ? type.replace('xstate.', '') : 'inline';
};

const maxParameters = 60;

const shortened = (text: string) => (text.length > maxParameters ? `${text.slice(0, maxParameters - 1)}…` : text);

const plain = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([key, child]) => `${key}: ${plain(child)}`)
        .join(', ')
    : String(value);

/** What an arrow function returns, as it is written. */
const returned = (code: string): string => {
  const body = code.slice(code.indexOf('=>') + 2).trim();
  return (/^\(\{([\s\S]*)\}\)$/.exec(body)?.[1] ?? body).replace(/\s+/g, ' ').replace(/,\s*$/, '').trim();
};

/** A function has the name that it was declared with. One without a name of its own is shown by what it returns. */
const parametersOf = (value: unknown): string => {
  const { params } = value as { params?: unknown };
  if (params === undefined) return '';
  if (typeof params !== 'function') return plain(params);
  return params.name === '' || params.name === 'params' ? returned(String(params)) : params.name;
};

const withParameters = (name: string, value: unknown): string => {
  const parameters = typeof value === 'object' && value !== null ? parametersOf(value) : '';
  return parameters ? `${name}(${shortened(parameters)})` : name;
};

export const actionText = (action: unknown): string => withParameters(actionName(action), action);
export const guardText = (guard: unknown): string => withParameters(guardName(guard), guard);

const outcomes: Record<string, string> = { done: 'answers', error: 'fails', snapshot: 'changes' };

/** An invoked actor has an id, or a number where the chart gives none; the port's name is clearer. */
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
