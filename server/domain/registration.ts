/** The rules for opening an account, beyond the form of its fields. */
import type { components } from '#api/generated/schema.ts';
import { isCommonPassword } from './common-passwords.ts';
import { codeDigits, emailOf, isEmail, nationalNumber, phoneDigits } from './contact.ts';
import type { FieldPhrases } from './refusal.ts';

export type ContactRules = {
  phoneRequired: boolean;
  phoneMinLength: number;
  phoneMaxLength: number;
  registerOtpType: 'email' | 'phone';
  forgotOtpType: 'email' | 'phone';
};

export type Country = { name: string; phoneCode: string };

export type NewAccount = {
  name: string;
  email: string | null;
  phone: string | null;
  phoneCode: string | null;
  country: string;
};

type Form = components['schemas']['Registration'];
type Checked = { account: NewAccount; errors: FieldPhrases };

export const missing = (field: string): FieldPhrases => ({ [field]: ['The {field} field is required.', { field }] });

/** Codes go to the e-mail address if any kind of code does; otherwise either contact will do. */
const needsEmail = (rules: ContactRules, phone: string | null) =>
  rules.registerOtpType === 'email' || rules.forgotOtpType === 'email' || phone === null;

function emailErrors(email: string | null, rules: ContactRules, phone: string | null): FieldPhrases {
  if (email !== null) return isEmail(email) ? {} : { email: 'The email must be a valid email address.' };
  return needsEmail(rules, phone) ? missing('email') : {};
}

/** Digits that are left of a number without its country's code and the zeros before it. */
const shortestNumber = 4;

/** The length as typed, which the form names to the shopper. Zeros and the code of the country alone are no number. */
export function phoneErrors(
  typed: string,
  rules: Pick<ContactRules, 'phoneMinLength' | 'phoneMaxLength'>,
  phoneCode = '',
): FieldPhrases {
  const { phoneMinLength: min, phoneMaxLength: max } = rules;
  const { length } = phoneDigits(typed) ?? '';
  const number = nationalNumber(typed, phoneCode) ?? '';
  if (length >= min && length <= max && number.length >= shortestNumber) return {};
  return { phone: ['The phone must be between {min} and {max} digits.', { min, max }] };
}

/** The family of back ends stores the code as it comes; here it has to be the code of the country. */
export function codeErrors(given: string, country: Country | undefined): FieldPhrases {
  if (!country) return { country: ['The selected {field} is invalid.', { field: 'country' }] };
  if (given === '' || given === country.phoneCode) return {};
  return { phone_code: ['The selected {field} is invalid.', { field: 'phone code' }] };
}

export const filled = (text: string | null | undefined): string | null => text?.trim() || null;

/** `own` begins with the e-mail address: attackers try a shopper's own data first. */
export async function passwordErrors(password: string, own: (string | null)[]): Promise<FieldPhrases> {
  const isCommon = await isCommonPassword(password, [...own, own[0]?.split('@')[0]]);
  return isCommon ? { password: 'This password is too common. Please choose another one.' } : {};
}

function typedPhoneErrors(typed: string | null, rules: ContactRules, country: Country | undefined): FieldPhrases {
  if (typed) return phoneErrors(typed, rules, country?.phoneCode);
  return rules.phoneRequired ? missing('phone') : {};
}

function accountOf(form: Form, country: Country | undefined): NewAccount {
  const typed = filled(form.phone);
  const phone = typed && (nationalNumber(typed, country?.phoneCode ?? '') ?? null);
  return {
    name: form.name.trim(),
    email: filled(form.email) && emailOf(form.email ?? ''),
    phone,
    phoneCode: phone && (country?.phoneCode ?? null),
    country: country?.name ?? '',
  };
}

export async function checkRegistration(
  form: Form,
  country: Country | undefined,
  rules: ContactRules,
): Promise<Checked> {
  const account = accountOf(form, country);
  const typed = filled(form.phone);
  return {
    account,
    errors: {
      ...(account.name ? {} : missing('name')),
      ...typedPhoneErrors(typed, rules, country),
      ...emailErrors(account.email, rules, typed),
      ...(await passwordErrors(form.password, [account.email, account.phone, typed, account.name])),
      ...codeErrors(codeDigits(form.phone_code ?? ''), country),
    },
  };
}
