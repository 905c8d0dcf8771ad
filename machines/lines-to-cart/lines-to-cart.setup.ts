/** The port, guards and actions of lines that go into the cart together. */
import { assign, emit, setup, stateIn } from 'xstate';
import { requestTimeoutMs } from '../constants.ts';
import { type AddedReport, isSameLines, type LineAddition } from '../shared/added-lines.ts';
import { emitLoginRequired, showFailure, timedOut } from '../shared/failure.actions.ts';
import { failureFrom, isUnauthorized } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import type {
  LinesToCartContext,
  LinesToCartEmitted,
  LinesToCartEvent,
  LinesToCartInput,
} from './lines-to-cart.types.ts';

type OfReport = { report: AddedReport };
export type OfLines = { lines: readonly LineAddition[] };

export const noAttempt = { additions: [], report: undefined, failure: undefined };

export const linesToCartSetup = setup({
  types: {
    context: {} as LinesToCartContext,
    events: {} as LinesToCartEvent,
    input: {} as LinesToCartInput,
    emitted: {} as LinesToCartEmitted,
    tags: {} as 'busy',
  },
  actors: { addLines: port<AddedReport, { additions: readonly LineAddition[] }>('addLines') },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    startsSignedIn: ({ context }) => context.startsSignedIn,
    isGuest: stateIn({ session: 'guest' }),
    isShown: stateIn({ lines: { adding: 'shown' } }),
    isSameAttempt: ({ context }, { lines }: OfLines) => isSameLines(context.additions, lines),
    hasNone: (_, { lines }: OfLines) => lines.length === 0,
    isComplete: (_, { report }: OfReport) => report.refused.length === 0,
    isUnauthorized: isUnauthorized(),
  },
  actions: {
    assignAdditions: assign((_, { lines }: OfLines) => ({ ...noAttempt, additions: [...lines] })),
    assignReport: assign((_, { report }: OfReport) => ({ report })),
    assignFailure: assign(failureFrom),
    assignTimeout: assign(timedOut),
    clearAttempt: assign(noAttempt),
    clearFailure: assign({ failure: undefined }),
    showAdded: emit((_, { report }: OfReport) => ({
      type: 'notice.requested',
      kind: 'success',
      text: { key: '{count} products went into your cart.', values: { count: report.added } },
    })),
    showShort: emit({
      type: 'notice.requested',
      kind: 'warning',
      text: { key: 'Not all products went into your cart' },
    }),
    showFailure: showFailure(),
    invalidateCart: emit({ type: 'cart.invalidated' }),
    emitLoginRequired: emitLoginRequired(),
  },
});
