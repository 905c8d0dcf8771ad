/** The steps of a life, read from its chart. */
import { type AnyStateMachine, getNextTransitions } from 'xstate';

/** The next statuses in the chart, the usual one first; none after a status that another back end has added. */
export const nextStatuses = <Status extends string>(
  machine: AnyStateMachine,
  statuses: readonly Status[],
  from: string,
): Status[] =>
  statuses.some((status) => status === from)
    ? getNextTransitions(machine.resolveState({ value: from } as never)).flatMap(
        ({ target }) => statuses.find((status) => status === target?.[0]?.key) ?? [],
      )
    : [];
