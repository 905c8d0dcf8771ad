/** The rules of one-time codes and of the new password: what is checked before the server is asked. */
import type { Failure } from '#api/types/failure.ts';
import { otpDigits } from '../constants.ts';
import { newPasswordError } from '../shared/checks.ts';
import { countryOf, errorsIn, onlyWrong } from './dialogs.fields.ts';
import type {
  CodeRequest,
  Contact,
  DialogsContext,
  FieldErrors,
  ForgotField,
  ForgotFields,
  Reachable,
  ResetField,
  ResetFields,
} from './dialogs.types.ts';

export const emptyBoxes: readonly string[] = Array.from({ length: otpDigits }, () => '');
export const noContact: Contact = { phone: '', phoneCode: null };
export const noForgot: ForgotFields = { country: '', phone: '' };
export const noReset: ResetFields = { password: '', password_confirmation: '' };

const forgotFields = Object.keys(noForgot) as ForgotField[];
const resetFields = Object.keys(noReset) as ResetField[];

/** Both are required, also where the code goes by e-mail (R24). */
export const forgotErrorsOf = ({ country, phone }: ForgotFields): FieldErrors<ForgotField> =>
  onlyWrong({
    country: country ? undefined : { key: 'The country field is required' },
    phone: phone.trim() ? undefined : { key: 'The phone or email field is required' },
  });

export const forgotErrorsIn = (failure: Failure) => errorsIn(failure, forgotFields);

/** A token that is dead is nothing that the form could show at a field of its own. */
export const resetErrorsIn = (failure: Failure) => errorsIn(failure, resetFields);

export const resetErrorsOf = ({ password, password_confirmation }: ResetFields): FieldErrors<ResetField> =>
  onlyWrong({
    password: newPasswordError(password),
    password_confirmation: password === password_confirmation ? undefined : { key: 'Confirm Password does not match.' },
  });

const isEmail = (contact: string) => contact.includes('@');

/** The country's code belongs to a phone number only. */
export const forgottenContact = ({ forgot, countries }: DialogsContext): Contact => {
  const phone = forgot.phone.trim();
  return { phone, phoneCode: isEmail(phone) ? null : (countryOf(countries, forgot.country)?.phone_code ?? null) };
};

/** By phone or by e-mail as the shop has it, by the other one where the account lacks that. */
export const contactOf = (user: Reachable, type: 'email' | 'phone'): Contact => {
  const byPhone = user.phone ? { phone: user.phone, phoneCode: user.phone_code ?? null } : undefined;
  const byEmail = user.email ? { phone: user.email, phoneCode: null } : undefined;
  return (type === 'phone' ? (byPhone ?? byEmail) : (byEmail ?? byPhone)) ?? noContact;
};

/** Verified at registration: the phone, or the e-mail address if there is no phone (R21). */
export const registeredContact = (user: Reachable): Contact => contactOf(user, 'phone');

export const codeRequestOf = ({ contact, purpose }: DialogsContext): CodeRequest => ({
  phone: contact.phone,
  phone_code: contact.phoneCode,
  forgot_password: purpose === 'forgot' ? 1 : null,
});

export const isComplete = (boxes: readonly string[]) => boxes.every((digit) => digit !== '');
