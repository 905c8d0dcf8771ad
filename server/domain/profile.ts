/** The rules for changing a profile, beyond the contract's. A missing field is cleared. */

import { codeDigits, emailOf, isEmail, nationalNumber } from './contact.ts';
import { fieldLabel } from './field-label.ts';
import type { FieldPhrases } from './refusal.ts';
import { type ContactRules, type Country, codeErrors, filled, missing, phoneErrors } from './registration.ts';

export type ProfileForm = {
  name: string;
  phone: string;
  email?: string;
  gender?: string;
  date_of_birth?: string;
  country?: string;
  phone_code?: string;
};

type Rules = Pick<ContactRules, 'phoneMinLength' | 'phoneMaxLength'>;

const genders = ['male', 'female', 'other'] as const;
type Values = {
  name: string;
  phone: string | null;
  email: string | null;
  gender: (typeof genders)[number] | null;
  dateOfBirth: string | null;
  country: string | null;
  phoneCode: string | null;
};
const oldestYear = 1900;

/** Null for an empty value. */
export const genderOf = (text: string | null | undefined): (typeof genders)[number] | null =>
  genders.find((gender) => gender === filled(text)) ?? null;

export const invalidChoice = (field: string): FieldPhrases => ({
  [field]: ['The selected {field} is invalid.', { field: fieldLabel(field) }],
});

/** A day that exists and is over. */
function isBirthday(text: string, now: Date): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  return exists && day < now && day.getUTCFullYear() >= oldestYear;
}

function placeErrors(form: ProfileForm, country: Country | undefined): FieldPhrases {
  const code = codeDigits(form.phone_code ?? '');
  if (filled(form.country)) return codeErrors(code, country);
  return code ? invalidChoice('phone_code') : {};
}

function personErrors(values: Values, form: ProfileForm, now: Date): FieldPhrases {
  const { email, dateOfBirth } = values;
  return {
    ...(values.name ? {} : missing('name')),
    ...(email !== null && !isEmail(email) ? { email: 'The email must be a valid email address.' } : {}),
    ...(filled(form.gender) && !values.gender ? invalidChoice('gender') : {}),
    ...(dateOfBirth !== null && !isBirthday(dateOfBirth, now) ? invalidChoice('date_of_birth') : {}),
  };
}

function valuesOf(form: ProfileForm, country: Country | undefined): Values {
  return {
    name: form.name.trim(),
    email: filled(form.email) && emailOf(form.email ?? ''),
    phone: nationalNumber(form.phone, country?.phoneCode ?? '') ?? null,
    phoneCode: country?.phoneCode ?? null,
    country: country?.name ?? null,
    gender: genderOf(form.gender),
    dateOfBirth: filled(form.date_of_birth),
  };
}

/** The values are to be stored only if no field has an error. */
export function checkProfile(form: ProfileForm, country: Country | undefined, rules: Rules, now: Date) {
  const values = valuesOf(form, country);
  const errors = {
    ...personErrors(values, form, now),
    ...phoneErrors(form.phone, rules, country?.phoneCode),
    ...placeErrors(form, country),
  };
  return { values, errors };
}

/** Which contacts are other ones than before; those have to be verified anew. */
export const changedContacts = (user: Pick<Values, 'email' | 'phone' | 'phoneCode'>, values: Values) => ({
  email: values.email !== (user.email && emailOf(user.email)),
  phone: values.phone !== user.phone || values.phoneCode !== user.phoneCode,
});
