/** Seller registration: the rules of the form, and the account and the shop that it creates. */
import { byLocale } from '#locales/locales.ts';
import { emailOf, isEmail, phoneDigits } from './contact.ts';
import { genderOf, invalidChoice } from './profile.ts';
import type { FieldPhrases } from './refusal.ts';
import { type ContactRules, filled, missing, passwordErrors, phoneErrors } from './registration.ts';

/** How long a proven e-mail address waits for the rest of the form. */
export const partnerProofMs = 60 * 60_000;

export type PartnerForm = {
  first_name: string;
  last_name?: string;
  phone: string;
  email: string;
  gender?: string;
  password: string;
  password_confirmation: string;
  address?: string;
  shop_name: string;
  description?: string;
  opening_time?: string;
  closing_time?: string;
};

type PhoneRules = Pick<ContactRules, 'phoneMinLength' | 'phoneMaxLength'>;

/** An account takes a number with or without its country; a seller's is kept as it was typed, in digits. */
export const sellerContact = ({ email, phone }: Pick<PartnerForm, 'email' | 'phone'>) => ({
  email: emailOf(email),
  phone: phoneDigits(phone) ?? null,
  phoneCode: null,
});

export const sellerContactErrors = ({ email, phone }: Pick<PartnerForm, 'email' | 'phone'>, rules: PhoneRules) => ({
  ...(isEmail(emailOf(email)) ? {} : { email: 'The email must be a valid email address.' }),
  ...phoneErrors(phone, rules),
});

function hoursErrors({ opening_time: opens, closing_time: closes }: PartnerForm): FieldPhrases {
  if (Boolean(filled(opens)) === Boolean(filled(closes))) return {};
  return filled(opens) ? missing('closing_time') : missing('opening_time');
}

export async function partnerErrors(form: PartnerForm, rules: PhoneRules): Promise<FieldPhrases> {
  const { email, phone } = sellerContact(form);
  return {
    ...(filled(form.first_name) ? {} : missing('first_name')),
    ...(filled(form.shop_name) ? {} : missing('shop_name')),
    ...sellerContactErrors(form, rules),
    ...(filled(form.gender) && !genderOf(form.gender) ? invalidChoice('gender') : {}),
    ...hoursErrors(form),
    ...(await passwordErrors(form.password, [email, phone, form.first_name, form.shop_name])),
    ...(form.password === form.password_confirmation
      ? {}
      : { password_confirmation: 'Confirm Password does not match.' }),
  };
}

export const fullName = ({ first_name, last_name }: Pick<PartnerForm, 'first_name' | 'last_name'>): string =>
  [first_name, last_name].flatMap((part) => filled(part) ?? []).join(' ');

/** Inactive and hidden until the operator approves it. */
export const accountOfSeller = (form: PartnerForm) => ({
  ...sellerContact(form),
  name: fullName(form),
  gender: genderOf(form.gender),
  role: 'shop' as const,
  emailVerified: true,
  isActive: false,
});

const inEveryLanguage = (text: string | null) => byLocale(() => text ?? '');

type Looks = { slug: string; logo: string; banner: string };

/** Without hours it is open around the clock. */
export const shopOfSeller = (form: PartnerForm, looks: Looks) => ({
  ...looks,
  name: inEveryLanguage(form.shop_name.trim()),
  tagline: inEveryLanguage(filled(form.description)),
  description: inEveryLanguage(null),
  address: inEveryLanguage(filled(form.address)),
  phone: sellerContact(form).phone ?? '',
  email: emailOf(form.email),
  estimatedDelivery: inEveryLanguage(null),
  ...(filled(form.opening_time) && { opensAt: form.opening_time, closesAt: form.closing_time }),
  isActive: false,
});
