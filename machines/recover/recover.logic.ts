/** The validation of the password recovery before the request, and the recipient of a code. */
import type { User } from '#api/types/identity.ts';
import { phoneCodeOf } from '../countries/countries.logic.ts';
import type { OneTimeCodeInput } from '../one-time-code/one-time-code.types.ts';
import { newPasswordError } from '../shared/checks.ts';
import { onlyWrong } from '../shared/field-errors.ts';
import type {
  CodeRequest,
  Contact,
  ForgotErrors,
  ForgotFields,
  RecoverContext,
  ResetErrors,
  ResetFields,
} from './recover.types.ts';

export const noContact: Contact = { phone: '', phoneCode: null };
export const noForgot: ForgotFields = { country: '', phone: '' };
export const noReset: ResetFields = { password: '', password_confirmation: '' };

/** Both are required, even if the code is sent by e-mail. */
export const forgotErrorsOf = ({ country, phone }: ForgotFields): ForgotErrors =>
  onlyWrong<ForgotFields>({
    country: country ? undefined : { key: 'The country field is required' },
    phone: phone.trim() ? undefined : { key: 'The phone or email field is required' },
  });

export const resetErrorsOf = ({ password, password_confirmation }: ResetFields): ResetErrors =>
  onlyWrong<ResetFields>({
    password: newPasswordError(password),
    password_confirmation: password === password_confirmation ? undefined : { key: 'Confirm Password does not match.' },
  });

const isEmail = (contact: string) => contact.includes('@');

/** Only a phone number has a dialling code. */
export const forgottenContact = ({ fields, countries }: RecoverContext): Contact => {
  const phone = fields.phone.trim();
  return { phone, phoneCode: isEmail(phone) ? null : phoneCodeOf(countries, fields.country) };
};

/** The contacts of an account, as far as they are known. */
export type Reachable = Pick<User, 'email' | 'phone' | 'phone_code'>;

/** By phone or by e-mail as the shop's settings say, or by the other one if the account lacks that contact. */
export const contactOf = (user: Reachable, type: 'email' | 'phone'): Contact => {
  const byPhone = user.phone ? { phone: user.phone, phoneCode: user.phone_code ?? null } : undefined;
  const byEmail = user.email ? { phone: user.email, phoneCode: null } : undefined;
  return (type === 'phone' ? (byPhone ?? byEmail) : (byEmail ?? byPhone)) ?? noContact;
};

/** `forgot_password` is the purpose of the code: a new password, or the verification of the contact. */
export const codeRequestOf = ({ phone, phoneCode }: Contact, forgot_password: 1 | null): CodeRequest => ({
  phone,
  phone_code: phoneCode,
  forgot_password,
});

/**
 * A code goes to the kind of contact that the shop prefers, and not always to the one that was typed. Nobody learns more
 * of the account than that.
 */
export const otherContactOf = ({ phone }: Contact, preferred: 'email' | 'phone') =>
  isEmail(phone) === (preferred === 'email') ? undefined : preferred;

/** A phone number as it is dialled. */
const shownContact = ({ phone, phoneCode }: Contact) => (phoneCode ? `+${phoneCode} ${phone}` : phone);

/** The input of a one-time code for a contact; a code that was sent already has its time. */
export const codeInputOf = (contact: Contact, request: CodeRequest, resendAt: number): OneTimeCodeInput => ({
  sentTo: shownContact(contact),
  request,
  check: { phone: contact.phone },
  resendAt,
});
