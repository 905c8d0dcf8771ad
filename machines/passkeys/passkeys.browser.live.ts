/** Passkeys of this browser: it asks the shopper, and gives what the server needs. */
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { Client } from '#api/client.ts';
import { beginPasskeyLogin } from '#api/operations/passkeys.ts';
import { call } from '../shared/call.ts';
import type { PasskeyCreation, PasskeyOptions, PasskeyUse } from './passkeys.types.ts';

/** The browser's own name of an error; the package gives some of them a name of its own beside it. */
const causeOf = (error: unknown): string | undefined => {
  const cause = error instanceof WebAuthnError ? error.cause : error;
  return cause instanceof Error ? cause.name : undefined;
};

/** The shopper declined, or waited until the browser gave up. It does not tell which. */
const isCancelled = (error: unknown) => ['NotAllowedError', 'AbortError'].includes(causeOf(error) ?? '');

/** Leaving the invoking state takes the browser's question away. */
const withSignal = async <Answer>(signal: AbortSignal, question: () => Promise<Answer>): Promise<Answer> => {
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true });
  return question();
};

const createPasskey = async (
  { options }: { options: PasskeyOptions },
  signal: AbortSignal,
): Promise<PasskeyCreation> => {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  try {
    const { id, type, response } = await withSignal(signal, () => startRegistration({ optionsJSON }));
    return { kind: 'created', passkey: { id, type, response } };
  } catch (error) {
    if (causeOf(error) === 'InvalidStateError') return { kind: 'known' };
    if (isCancelled(error)) return { kind: 'cancelled' };
    throw error;
  }
};

/** For the port `createPasskey` of a chart. */
export const liveCreatePasskey = () => call(createPasskey);

/** For the port `openPasskey` of a chart: fetches the options, and asks. */
export const liveOpenPasskey = (client: Client) =>
  call(async (_: undefined, signal): Promise<PasskeyUse> => {
    const { options } = await beginPasskeyLogin(client, {}, signal);
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    try {
      const { id, type, response } = await withSignal(signal, () => startAuthentication({ optionsJSON }));
      return { kind: 'signed', passkey: { id, type, response } };
    } catch (error) {
      if (isCancelled(error)) return { kind: 'cancelled' };
      throw error;
    }
  });
