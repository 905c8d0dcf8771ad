/**
 * Sessions: where the shopper is signed in, and signing out of the other places, one at a time.
 *
 * A place that is unknown by now is gone, which is what was wanted. Any other failure is told, and the list is read
 * again, because it was drawn from an old one. `expired` means that this session is over. Ports: `sessions.live.ts`.
 *
 * @spec R28
 */
import { assign, setup } from 'xstate';
import type { SignedInPlace } from '#api/types/identity.ts';
import { requestTimeoutMs } from '../constants.ts';
import { emitSessionRefused, isNotFound, showFailure, showSuccess } from '../shared/failure.actions.ts';
import { errorIn, errorOf, isUnauthorized, logFailure } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import type { SessionsContext, SessionsEmitted, SessionsEvent } from './sessions.types.ts';

type Said = { message?: string };

const unauthorized = { guard: { type: 'isUnauthorized', params: errorIn }, target: 'expired' } as const;

export const sessionsMachine = setup({
  types: { context: {} as SessionsContext, events: {} as SessionsEvent, emitted: {} as SessionsEmitted },
  actors: {
    listSessions: port<SignedInPlace[]>('listSessions'),
    endSession: port<Said, { id: number }>('endSession'),
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    isOther: ({ context }, { id }: { id: number }) =>
      context.places.some((place) => place.id === id && !place.is_current),
    isUnauthorized: isUnauthorized(),
    isNotFound: isNotFound(),
  },
  actions: {
    assignPlaces: assign((_, { places }: { places: SignedInPlace[] }) => ({ places })),
    begin: assign((_, { id }: { id: number }) => ({ endingId: id })),
    settle: assign({ endingId: undefined }),
    dropPlace: assign(({ context: { places, endingId } }) => ({
      places: places.filter(({ id }) => id !== endingId),
    })),
    showSuccess: showSuccess(),
    showFailure: showFailure(),
    logFailure: logFailure(),
    emitSessionRefused: emitSessionRefused(),
  },
}).createMachine({
  id: 'sessions',
  description: 'Lists where the shopper is signed in and ends other sessions, one at a time.',
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
          actions: { type: 'assignPlaces', params: ({ event }) => ({ places: event.output }) },
        },
        onError: [unauthorized, { target: 'failed', actions: { type: 'logFailure', params: errorOf('listSessions') } }],
      },
      after: { requestTimeout: 'failed' },
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
          actions: [
            'dropPlace',
            { type: 'showSuccess', params: ({ event }) => ({ ...event.output, key: 'Signed out' }) },
          ],
        },
        onError: [
          unauthorized,
          { guard: { type: 'isNotFound', params: errorIn }, target: 'listing', actions: 'dropPlace' },
          { target: 'loading', actions: { type: 'showFailure', params: errorIn } },
        ],
      },
      after: { requestTimeout: { target: 'loading', actions: { type: 'showFailure', params: { error: undefined } } } },
    },
    failed: { on: { 'sessions.reload': 'loading' } },
    expired: { entry: 'emitSessionRefused' },
  },
});
