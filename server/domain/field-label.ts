/** How a message names a field: by a key of the catalogues. */

/** `items.0.product_id` is "product id", `paymentMethod` is "payment method": the last name of the path, as words. */
export function fieldLabel(field: string): string {
  const names = field.split('.').filter((part) => part !== '' && !/^\d+$/.test(part));
  const name = (names.at(-1) ?? field).replace(/\[\]$/, '');
  return name.replace(/[_-]|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}
