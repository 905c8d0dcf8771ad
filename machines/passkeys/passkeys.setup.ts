/** The ports, actions and guards of the passkeys. */
import { assign, setup } from 'xstate';
import type { NewPasskey } from '#api/types/passkeys.ts';
import type { ResponseMessage } from '#api/types/response-message.ts';
import { requestTimeoutMs } from '../constants.ts';
import { required } from '../shared/checks.ts';
import { emitSessionRefused, isNotFound, showFailure, showSuccess, timedOut } from '../shared/failure.actions.ts';
import { failureFrom, failureOf, isUnauthorized, logFailure, type WithError } from '../shared/failure.ts';
import { serverErrorsOf } from '../shared/field-errors.ts';
import { type Id, isSameId } from '../shared/ids.ts';
import { port } from '../shared/port.ts';
import type {
  Passkey,
  PasskeyCreation,
  PasskeyOptions,
  PasskeysContext,
  PasskeysEmitted,
  PasskeysEvent,
} from './passkeys.types.ts';

export const noForm = { password: '', error: undefined, failure: undefined, options: undefined, created: undefined };

export const passkeysSetup = setup({
  types: {
    context: {} as PasskeysContext,
    events: {} as PasskeysEvent,
    emitted: {} as PasskeysEmitted,
    tags: {} as 'busy',
  },
  actors: {
    listPasskeys: port<Passkey[]>('listPasskeys'),
    requestPasskey: port<PasskeyOptions, { password: string }>('requestPasskey'),
    /** The browser creates a passkey; leaving the invoking state ends that. */
    createPasskey: port<PasskeyCreation, { options: PasskeyOptions }>('createPasskey'),
    addPasskey: port<ResponseMessage, NewPasskey>('addPasskey'),
    removePasskey: port<ResponseMessage, { id: Id }>('removePasskey'),
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    hasPassword: ({ context }) => context.password !== '',
    isListed: ({ context }, { id }: { id: Id }) => context.passkeys.some((passkey) => isSameId(passkey.id, id)),
    isCreated: (_, { kind }: PasskeyCreation) => kind === 'created',
    isKnown: (_, { kind }: PasskeyCreation) => kind === 'known',
    isUnauthorized: isUnauthorized(),
    isNotFound: isNotFound(),
  },
  actions: {
    assignPasskeys: assign((_, { passkeys }: { passkeys: Passkey[] }) => ({ passkeys })),
    clearForm: assign(noForm),
    assignPassword: assign((_, { password }: { password: string }) => ({ password, error: undefined })),
    requirePassword: assign({ error: required, failure: undefined }),
    clearErrors: assign({ error: undefined, failure: undefined }),
    assignRefusal: assign(({ context: { password } }, { error }: WithError) => {
      const failure = failureOf(error);
      const { password: text } = serverErrorsOf(failure, { password });
      return text ? { error: text, failure: undefined } : { failure };
    }),
    assignOptions: assign((_, { options }: { options: PasskeyOptions }) => ({ ...noForm, options })),
    assignCreated: assign((_, creation: PasskeyCreation) => ({
      created: creation.kind === 'created' ? creation.passkey : undefined,
    })),
    beginRemoval: assign((_, { id }: { id: Id }) => ({ removingId: id })),
    endRemoval: assign({ removingId: undefined }),
    dropPasskey: assign(({ context: { passkeys, removingId } }) => ({
      passkeys: passkeys.filter(({ id }) => !isSameId(id, removingId)),
    })),
    assignFailure: assign(failureFrom),
    assignTimeout: assign(timedOut),
    showSuccess: showSuccess(),
    showFailure: showFailure(),
    logFailure: logFailure(),
    emitSessionRefused: emitSessionRefused(),
  },
});
