/** The fields of a return: from its order, and to the contract's body. */
import type { OrderDetails, OrderProduct } from '#api/types/orders.ts';
import type { ReturnRequest } from '#api/types/returns.ts';
import { photoLimits } from '../file-limits.ts';
import { required } from '../shared/checks.ts';
import { pickFiles } from '../shared/files.ts';
import type { FieldErrors } from '../shared/form.types.ts';
import { type Id, toggledId } from '../shared/ids.ts';
import type { ReturnRequestFields } from './return-request.types.ts';

export const noReturnFields: ReturnRequestFields = {
  order: undefined,
  product_ids: [],
  return_address: '',
  bank_account_number: '',
  bank_name: '',
  reason: '',
  photos: [],
  refused: [],
};

/** A trap of the protocol: `is_returned` means that the line can still be returned. */
export const canBeReturned = ({ is_returned: isFree }: Pick<OrderProduct, 'is_returned'>): boolean => isFree;

/** Goods are collected at the delivery address, unless the shopper says otherwise. */
export const returnFieldsOf = (order: OrderDetails): ReturnRequestFields => {
  const { flat_no: flat, address_line: line, address_line2: more, area, post_code: code } = order.address ?? {};
  const parts = [flat, line, more, area, code].filter(Boolean);
  return { ...noReturnFields, order, return_address: parts.join(', ') };
};

export const withProduct = ({ product_ids: ids }: Pick<ReturnRequestFields, 'product_ids'>, id: Id) => ({
  product_ids: toggledId(ids, id),
});

type Photos = Pick<ReturnRequestFields, 'photos' | 'refused'>;

export const withPhotos = ({ photos }: Pick<Photos, 'photos'>, offered: readonly File[]): Photos => {
  const { files, refused } = pickFiles(photos, offered, photoLimits);
  return { photos: files, refused };
};

export const withoutPhoto = ({ photos }: Pick<Photos, 'photos'>, photo: File): Photos => ({
  photos: photos.filter((other) => other !== photo),
  refused: [],
});

const typed = ['return_address', 'bank_account_number', 'reason'] as const;

export const returnErrors = (fields: ReturnRequestFields): FieldErrors<ReturnRequestFields> => ({
  product_ids: fields.product_ids.length > 0 ? undefined : { key: 'Select products to return' },
  ...Object.fromEntries(typed.map((field) => [field, fields[field].trim() ? undefined : required])),
});

/** The order's own id comes first: that of the address is a text. */
export const returnBody = (orderId: Id, fields: ReturnRequestFields): ReturnRequest => ({
  order_id: fields.order?.id ?? orderId,
  product_ids: [...fields.product_ids],
  reason: fields.reason.trim(),
  return_address: fields.return_address.trim(),
  bank_account_number: fields.bank_account_number.trim(),
  bank_name: fields.bank_name.trim() || null,
});
