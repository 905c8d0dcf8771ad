/** The copy of an address that an order keeps, whatever becomes of the address. */
import type { AddressSnapshot } from '#server/db/schema/orders.ts';

export const addressSnapshot = (address: AddressSnapshot): AddressSnapshot => ({
  id: address.id,
  name: address.name,
  phone: address.phone,
  area: address.area,
  flatNo: address.flatNo,
  addressType: address.addressType,
  addressLine: address.addressLine,
  addressLine2: address.addressLine2,
  postCode: address.postCode,
  latitude: address.latitude,
  longitude: address.longitude,
});
