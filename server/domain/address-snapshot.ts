/** The copy of an address in an order; later changes of the address do not affect it. */

export type AddressSnapshot = {
  id: number;
  name: string;
  phone: string;
  area: string | null;
  flatNo: string | null;
  addressType: string;
  addressLine: string;
  addressLine2: string | null;
  postCode: string | null;
  latitude: number | null;
  longitude: number | null;
};

/** The place in one line, from the flat to the postal code, behind the `name` of who lives there if one is given. */
export function placeText(address: AddressSnapshot, name = ''): string {
  const { flatNo, addressLine, addressLine2, area, postCode } = address;
  const comma = /\p{Script=Arabic}/u.test(addressLine) ? '، ' : ', ';
  return [name, flatNo, addressLine, addressLine2, area, postCode].filter(Boolean).join(comma);
}

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
