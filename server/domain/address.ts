/** The rules for an address, beyond the form of its fields. */

import type { components } from '#api/generated/schema.ts';
import type { AddressSnapshot } from './address-snapshot.ts';
import { phoneDigits } from './contact.ts';
import { fieldLabel } from './field-label.ts';
import type { FieldPhrases } from './refusal.ts';
import { phoneErrors } from './registration.ts';

type Form = components['schemas']['AddressForm'];
export type AddressValues = Omit<AddressSnapshot, 'id'>;
export type PhoneRules = { phoneMinLength: number; phoneMaxLength: number };

/** Enough for a shopper, and a bound for scripts. */
export const mostAddresses = 50;

const required = ['name', 'address_line', 'address_type'] as const;
const optional = (text: string | null | undefined): string | null => text?.trim() || null;

export function addressErrors(form: Form, rules: PhoneRules): FieldPhrases {
  const blank = required.filter((field) => form[field].trim() === '');
  return {
    ...Object.fromEntries(
      blank.map((field) => [field, ['The {field} field is required.', { field: fieldLabel(field) }]]),
    ),
    ...phoneErrors(form.phone, rules),
  };
}

/** A missing field is cleared: clients send the whole form. */
export const addressValues = (form: Form): AddressValues => ({
  name: form.name.trim(),
  phone: phoneDigits(form.phone) ?? '',
  addressType: form.address_type.trim(),
  addressLine: form.address_line.trim(),
  area: optional(form.area),
  flatNo: optional(form.flat_no),
  addressLine2: optional(form.address_line2),
  postCode: optional(form.post_code),
  latitude: form.latitude ?? null,
  longitude: form.longitude ?? null,
});
