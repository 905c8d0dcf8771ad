/** A chart's configuration with a name in place of every function: the format of the Stately editor. */
import type { AnyStateMachine } from 'xstate';
import { actionName, guardName } from './words.ts';

/** Texts, numbers, lists and objects only. */
export type Plain = string | number | boolean | null | undefined | Plain[] | { [key: string]: Plain };
type Config = { [key: string]: unknown };

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const oneOrMore = (values: Plain[]): Plain => (values.length === 1 ? values[0] : values);

const each = (value: unknown, write: (child: unknown) => Plain): { [key: string]: Plain } =>
  Object.fromEntries(Object.entries(value as Config).map(([key, child]) => [key, write(child)]));

const writeTransition = (transition: unknown): Plain => {
  if (typeof transition === 'string') return { target: transition };
  if (typeof transition === 'function') return { actions: ['inline'] };
  const { target, guard, actions, reenter, description } = transition as Config;
  return {
    target: target as Plain,
    guard: guard === undefined ? undefined : { type: guardName(guard), ...paramsOf(guard) },
    actions: actions === undefined ? undefined : writeActions(actions),
    reenter: reenter as Plain,
    description: description as Plain,
  };
};

const writeTransitions = (value: unknown): Plain => oneOrMore(listOf(value).map(writeTransition));
const writeActions = (value: unknown): Plain =>
  listOf(value).map((action) => ({ type: actionName(action), ...paramsOf(action) }));

/** Parameters that a running chart works out are left out. */
const paramsOf = (value: unknown): { params?: Plain } => {
  const params = typeof value === 'object' && value !== null ? (value as Config).params : undefined;
  return typeof params === 'object' && params !== null ? { params: JSON.parse(JSON.stringify(params)) } : {};
};

const writeInvoke = (invoke: unknown): Plain => {
  const { src, id, onDone, onError, onSnapshot } = invoke as Config;
  return {
    src: typeof src === 'string' ? src : 'inline',
    id: id as Plain,
    onDone: onDone === undefined ? undefined : writeTransitions(onDone),
    onError: onError === undefined ? undefined : writeTransitions(onError),
    onSnapshot: onSnapshot === undefined ? undefined : writeTransitions(onSnapshot),
  };
};

/** How each part of a state is written; parts that are not here are functions, or data for the running chart only. */
const writers: Record<string, (value: never) => Plain> = {
  id: (value) => value,
  type: (value) => value,
  initial: (value: unknown) => (typeof value === 'string' ? value : ((value as Config).target as Plain)),
  description: (value) => value,
  tags: (value) => listOf(value) as Plain,
  meta: (value) => value,
  history: (value) => value,
  target: (value) => value,
  entry: writeActions,
  exit: writeActions,
  invoke: (value) => oneOrMore(listOf(value).map(writeInvoke)),
  always: writeTransitions,
  onDone: writeTransitions,
  on: (value) => each(value, writeTransitions),
  after: (value) => each(value, writeTransitions),
  states: (value) => each(value, (state) => writeState(state as Config)),
};

const writeState = (state: Config): { [key: string]: Plain } =>
  Object.fromEntries(
    Object.entries(writers)
      .filter(([part]) => state[part] !== undefined)
      .map(([part, write]) => [part, write(state[part] as never)]),
  );

export const configOf = ({ config }: AnyStateMachine): { [key: string]: Plain } =>
  JSON.parse(JSON.stringify(writeState(config as unknown as Config)));
