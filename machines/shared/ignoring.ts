/** Pairs of a state and an event that it ignores on purpose, for the tests of totality. */
export const ignoring = <State extends string>(state: State, events: readonly string[]) =>
  events.map((event) => [state, event] as const);
