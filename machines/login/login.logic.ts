/** The login's validation before the request, and the log entry of a window without a proof. */

import type { Failure } from '#api/types/failure.ts';
import { asciiDigits } from '#locales/typed-numbers.ts';
import { required } from '../shared/checks.ts';
import { onlyWrong } from '../shared/field-errors.ts';
import type { ProviderProof, ProviderResult, SocialProvider } from '../social/social.types.ts';
import type { LoginContext, LoginErrors, LoginField, LoginFields } from './login.types.ts';

export const noLogin: LoginFields = { phone: '', password: '' };
export const noProof: ProviderProof = { code: '' };

export const typedLogin = (field: LoginField, value: string) => (field === 'phone' ? asciiDigits(value) : value);

export const loginErrorsOf = ({ phone, password }: LoginFields): LoginErrors =>
  onlyWrong<LoginFields>({ phone: phone.trim() ? undefined : required, password: password ? undefined : required });

/** A window opens only after a provider was chosen. */
export const providerIn = ({ chosen }: Pick<LoginContext, 'chosen'>) => chosen as SocialProvider;

/** The window was closed or abandoned, or the provider returned nothing. */
export const failureOfWindow = (response: ProviderResult): Failure =>
  response.kind === 'unproved'
    ? { kind: 'refused', message: response.reason }
    : { kind: 'aborted', message: response.kind };
