/** The parts of a chart's configuration that hold transitions, and a copy with one of them changed. */

export type Config = { [key: string]: unknown };
export type TransitionConfig = { target?: unknown; guard?: unknown; actions?: unknown };
/** The transitions of one event in a state, in the order in which they are tried. */
export type Holder = { at: readonly (string | number)[]; eventType: string; transitions: TransitionConfig[] };

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

const fields = (value: unknown): [string, unknown][] => Object.entries((value ?? {}) as Config);

export const childrenIn = ({ states }: Config) => (states ?? {}) as Record<string, Config>;

const transitionsIn = (value: unknown) =>
  listOf(value).map((entry) => (typeof entry === 'string' ? { target: entry } : (entry as TransitionConfig)));

/** The events of an invoked actor; XState numbers the actors that have no id. */
const ofInvoke = (invoke: unknown, id: string): Holder[] =>
  listOf(invoke).flatMap((value, index) => {
    const call = value as Config;
    const actor = call.id ?? `${index}.${id}`;
    const at = Array.isArray(invoke) ? ['invoke', index] : ['invoke'];
    const events = { onDone: 'done.actor', onError: 'error.actor', onSnapshot: 'snapshot' };
    return Object.entries(events).map(([field, event]) => ({
      at: [...at, field],
      eventType: `xstate.${event}.${actor}`,
      transitions: transitionsIn(call[field]),
    }));
  });

/** What the state `id` may take for each event. */
export const holdersIn = (state: Config, id: string): Holder[] =>
  [
    { at: ['always'], eventType: '', transitions: transitionsIn(state.always) },
    ...fields(state.on).map(([event, value]) => ({
      at: ['on', event],
      eventType: event,
      transitions: transitionsIn(value),
    })),
    ...fields(state.after).map(([delay, value]) => ({
      at: ['after', delay],
      eventType: `xstate.after.${delay}.${id}`,
      transitions: transitionsIn(value),
    })),
    { at: ['onDone'], eventType: `xstate.done.state.${id}`, transitions: transitionsIn(state.onDone) },
    ...ofInvoke(state.invoke, id),
  ].filter(({ transitions }) => transitions.length > 0);

/** A copy with another value at `at`. What states share stays as it is, so that only one of them changes. */
export const setIn = (config: Config, [key, ...rest]: readonly (string | number)[], value: unknown): Config => {
  if (key === undefined) return value as Config;
  const part = (config as Record<string | number, unknown>)[key];
  const changed = rest.length === 0 ? value : setIn((part ?? {}) as Config, rest, value);
  if (Array.isArray(config)) return config.with(key as number, changed) as unknown as Config;
  return { ...config, [key]: changed };
};
