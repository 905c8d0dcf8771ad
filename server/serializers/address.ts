/** An address as its shopper sees it. */
import type { components } from '#api/generated/schema.ts';
import type { AddressRow } from '#server/db/queries/addresses.ts';

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
