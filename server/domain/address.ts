/** The rules for an address, beyond the form of its fields. */
import type { components } from '#api/generated/schema.ts';
import type { addresses } from '#server/db/schema/addresses.ts';
import type { FieldPhrases } from '#server/http/refusal.ts';
import { phoneDigits } from './contact.ts';
import { phoneErrors } from './registration.ts';

type Form = components['schemas']['AddressForm'];
export type AddressRow = typeof addresses.$inferSelect;
export type AddressValues = Omit<AddressRow, 'id' | 'userId' | 'createdAt' | 'isDefault'>;
export type PhoneRules = { phoneMinLength: number; phoneMaxLength: number };

/** Nobody needs more, and a script should not fill the table. */
export const mostAddresses = 50;

const required = ['name', 'address_line', 'address_type'] as const;
const optional = (text: string | null | undefined): string | null => text?.trim() || null;

export function addressErrors(form: Form, rules: PhoneRules): FieldPhrases {
  const blank = required.filter((field) => form[field].trim() === '');
  return {
    ...Object.fromEntries(
      blank.map((field) => [field, ['The {field} field is required.', { field: field.replaceAll('_', ' ') }]]),
    ),
    ...phoneErrors(form.phone, rules),
  };
}

/** What is left out is cleared: the form is always sent whole. */
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

export const addressResponse = (row: Omit<AddressRow, 'userId' | 'createdAt'>): components['schemas']['Address'] => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  area: row.area,
  flat_no: row.flatNo,
  address_type: row.addressType,
  address_line: row.addressLine,
  address_line2: row.addressLine2,
  post_code: row.postCode,
  is_default: row.isDefault,
  latitude: row.latitude,
  longitude: row.longitude,
});
