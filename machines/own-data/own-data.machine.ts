/**
 * Own data: the shopper saves a copy of what the shop has stored about them, or deletes the account.
 *
 * Deleting asks for the password. The server's answer ends the session. A wrong password is shown at its field, any
 * other refusal beside the button; the password stays typed. Ports: `own-data.live.ts`.
 *
 * @spec R74
 */
import { assign, emit, setup } from 'xstate';
import type { ResponseMessage } from '#api/types/response-message.ts';
import { requestTimeoutMs } from '../constants.ts';
import { required } from '../shared/checks.ts';
import {
  emitSessionRefused,
  showFailure,
  showSuccess,
  timedOut,
  timeout,
  withError,
} from '../shared/failure.actions.ts';
import { failureOf, isUnauthorized, type WithError } from '../shared/failure.ts';
import { serverErrorsOf } from '../shared/field-errors.ts';
import { port } from '../shared/port.ts';
import type { OwnDataContext, OwnDataEmitted, OwnDataEvent } from './own-data.types.ts';

const closed: OwnDataContext = { password: '', error: undefined, failure: undefined };
const unauthorized = { guard: withError('isUnauthorized'), target: 'expired' } as const;

export const ownDataMachine = setup({
  types: { context: {} as OwnDataContext, events: {} as OwnDataEvent, emitted: {} as OwnDataEmitted },
  actors: {
    exportAccount: port<void>('exportAccount'),
    eraseAccount: port<ResponseMessage, { password: string }>('eraseAccount'),
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    hasPassword: ({ context }) => context.password !== '',
    isUnauthorized: isUnauthorized(),
  },
  actions: {
    close: assign(closed),
    assignPassword: assign((_, { password }: { password: string }) => ({ password, error: undefined })),
    requirePassword: assign({ error: required, failure: undefined }),
    clearErrors: assign({ error: undefined, failure: undefined }),
    assignFailure: assign(({ context: { password } }, { error }: WithError) => {
      const failure = failureOf(error);
      const { password: text } = serverErrorsOf(failure, { password });
      return text ? { error: text, failure: undefined } : { failure };
    }),
    assignTimeout: assign(timedOut),
    showFailure: showFailure(),
    showSuccess: showSuccess(),
    goHome: emit({ type: 'navigation.requested', to: 'home', replace: true }),
    emitErased: emit({ type: 'account.erased' }),
    emitSessionRefused: emitSessionRefused(),
  },
}).createMachine({
  id: 'ownData',
  description: 'Saves a copy of the shopper’s data, or deletes the account.',
  context: closed,
  initial: 'idle',
  states: {
    idle: {
      entry: 'close',
      on: { 'data.export': 'exporting', 'erasure.open': 'asking' },
    },
    exporting: {
      description: 'The copy is fetched and saved as a file.',
      invoke: {
        src: 'exportAccount',
        id: 'exportAccount',
        onDone: { target: 'idle', actions: { type: 'showSuccess', params: { key: 'Your data was saved as a file' } } },
        onError: [unauthorized, { target: 'idle', actions: withError('showFailure') }],
      },
      after: { requestTimeout: { target: 'idle', actions: { type: 'showFailure', params: timeout } } },
    },
    asking: {
      description: 'The shopper reads what is deleted and what stays, and types the password.',
      on: {
        'password.change': { actions: { type: 'assignPassword', params: ({ event }) => event } },
        'erasure.cancel': 'idle',
        'erasure.confirm': [
          { guard: 'hasPassword', target: 'erasing', actions: 'clearErrors' },
          { actions: 'requirePassword' },
        ],
      },
    },
    erasing: {
      invoke: {
        src: 'eraseAccount',
        id: 'eraseAccount',
        input: ({ context: { password } }) => ({ password }),
        onDone: {
          target: 'erased',
          actions: {
            type: 'showSuccess',
            params: ({ event }) => ({ ...event.output, key: 'Your account was deleted' }),
          },
        },
        onError: [unauthorized, { target: 'asking', actions: withError('assignFailure') }],
      },
      after: { requestTimeout: { target: 'asking', actions: 'assignTimeout' } },
    },
    erased: {
      description: 'The account is gone, and its session with it.',
      entry: ['close', 'goHome', 'emitErased'],
    },
    expired: { description: 'The session is over.', entry: ['close', 'emitSessionRefused'] },
  },
});
