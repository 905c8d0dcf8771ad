/**
 * Sessions: where the shopper is signed in, and signing out of the other places, one at a time.
 *
 * A place that is unknown by now is gone, which is what was wanted. Any other failure is told, and the list is read
 * again, because it was drawn from an old one. `expired` means that this session is over. Ports: `sessions.live.ts`.
 *
 * @spec R28
 */
import { assign, emit, setup } from 'xstate';
import type { SignedInPlace } from '#api/types/identity.ts';
import { hungCallMs } from '../constants.ts';
import { failureOf } from '../kit/failure.ts';
import { textOr } from '../kit/notice.ts';
import { port } from '../kit/port.ts';
import type { SessionsContext, SessionsEmitted, SessionsEvent } from './sessions.types.ts';

type WithError = { error: unknown };
type Said = { message?: string };

const errorIn = ({ event }: { event: WithError }): WithError => ({ error: event.error });
const offLimits = { guard: { type: 'isOffLimits', params: errorIn }, target: 'expired' } as const;

export const sessionsMachine = setup({
  types: { context: {} as SessionsContext, events: {} as SessionsEvent, emitted: {} as SessionsEmitted },
  actors: {
    listSessions: port<SignedInPlace[]>('listSessions'),
    endSession: port<Said, { id: number }>('endSession'),
  },
  delays: { hungCall: hungCallMs },
  guards: {
    isOther: ({ context }, { id }: { id: number }) =>
      context.places.some((place) => place.id === id && !place.is_current),
    isOffLimits: (_, { error }: WithError) => failureOf(error).kind === 'unauthorised',
    isGone: (_, { error }: WithError) => failureOf(error).kind === 'notFound',
  },
  actions: {
    keepPlaces: assign((_, { places }: { places: SignedInPlace[] }) => ({ places })),
    begin: assign((_, { id }: { id: number }) => ({ endingId: id })),
    settle: assign({ endingId: undefined }),
    dropPlace: assign(({ context: { places, endingId } }) => ({
      places: places.filter(({ id }) => id !== endingId),
    })),
    tellEnd: emit((_, { message }: Said) => ({
      type: 'notice.wanted',
      kind: 'success',
      text: textOr(message, 'Signed out'),
    })),
    tellFailure: emit((_, { error }: WithError) => ({
      type: 'notice.wanted',
      kind: 'error',
      text: textOr(failureOf(error).message, 'An error occurred'),
    })),
    noteFailure: emit((_, { error }: WithError) => ({
      type: 'failure.noted',
      operation: 'listSessions',
      failure: failureOf(error),
    })),
    loseSession: emit({ type: 'session.refused' }),
  },
}).createMachine({
  id: 'sessions',
  context: { places: [], endingId: undefined },
  initial: 'loading',
  states: {
    loading: {
      entry: 'settle',
      invoke: {
        src: 'listSessions',
        id: 'listSessions',
        onDone: {
          target: 'listing',
          actions: { type: 'keepPlaces', params: ({ event }) => ({ places: event.output }) },
        },
        onError: [offLimits, { target: 'failed', actions: { type: 'noteFailure', params: errorIn } }],
      },
      after: { hungCall: 'failed' },
    },
    listing: {
      entry: 'settle',
      on: {
        'place.end': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'ending',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    ending: {
      invoke: {
        src: 'endSession',
        id: 'endSession',
        input: ({ context }) => ({ id: context.endingId ?? 0 }),
        onDone: {
          target: 'listing',
          actions: ['dropPlace', { type: 'tellEnd', params: ({ event }) => event.output }],
        },
        onError: [
          offLimits,
          { guard: { type: 'isGone', params: errorIn }, target: 'listing', actions: 'dropPlace' },
          { target: 'loading', actions: { type: 'tellFailure', params: errorIn } },
        ],
      },
      after: { hungCall: { target: 'loading', actions: { type: 'tellFailure', params: { error: undefined } } } },
    },
    failed: { on: { 'sessions.reload': 'loading' } },
    expired: { entry: 'loseSession' },
  },
});
