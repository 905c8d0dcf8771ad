/** Classifies a provider's response: a proof for the server, or one of the other ends. */
import type { SocialProvider } from '#api/types/social.ts';
import { isRecord } from '../shared/is-record.ts';
import type { Attempt } from './social.attempt.ts';
import type { ProviderResult } from './social.types.ts';

/** The parameters with which the provider redirected the window. */
export type Given = Readonly<Record<string, string>>;

/** The call requires a code from every provider; for Apple it is this fixed word. */
const applePlaceholder = 'apple';

const saidNo = ['access_denied', 'user_cancelled_authorize'];

const recordIn = (json: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};

/** For back ends that read them; Larder's server trusts only the signed token itself. */
const claimsIn = (idToken: string): Record<string, unknown> => {
  try {
    const middle = atob((idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    return recordIn(new TextDecoder().decode(Uint8Array.from(middle, (letter) => letter.charCodeAt(0))));
  } catch {
    return {};
  }
};

/** Apple sends the name beside the token, and only the first time. */
const nameIn = ({ user = '' }: Given): string | undefined => {
  const { name } = recordIn(user);
  const { firstName, lastName } = isRecord(name) ? name : {};
  return [firstName, lastName].filter((part) => typeof part === 'string' && part !== '').join(' ') || undefined;
};

const readers: Record<SocialProvider, (given: Given, attempt: Attempt) => ProviderResult | undefined> = {
  google: ({ code }, { nonce, verifier }) =>
    code ? { kind: 'proved', proof: { code, data: { nonce, code_verifier: verifier } } } : undefined,
  facebook: ({ access_token }) =>
    access_token ? { kind: 'proved', proof: { code: access_token, data: null } } : undefined,
  apple: (given, { nonce }) => {
    const { id_token } = given;
    if (!id_token) return undefined;
    const name = nameIn(given);
    const data = { ...claimsIn(id_token), id_token, nonce, ...(name ? { name } : {}) };
    return { kind: 'proved', proof: { code: applePlaceholder, data } };
  },
};

export const resultOf = (provider: SocialProvider, given: Given, attempt: Attempt): ProviderResult => {
  const { error } = given;
  if (error) return saidNo.includes(error) ? { kind: 'cancelled' } : { kind: 'unproved', reason: error };
  return readers[provider](given, attempt) ?? { kind: 'unproved', reason: 'nothing that proves anything' };
};

/** The parameters in a message of the window; undefined if the message is about something else. */
export const givenIn = (message: unknown, { state }: Attempt): Given | undefined => {
  const response = isRecord(message) && message.type === 'provider.answered' ? message.response : undefined;
  return isRecord(response) && response.state === state ? (response as Given) : undefined;
};
