/** The events and context of the return request. */
import type { OrderDetails } from '#api/types/orders.ts';
import type { FileRefusal } from '../shared/files.ts';
import type { Id } from '../shared/ids.ts';

export type ReturnRequestInput = { orderId: Id };

/** The fields of the form under the names of the request, and the order. */
export type ReturnRequestFields = {
  order: OrderDetails | undefined;
  product_ids: readonly Id[];
  return_address: string;
  bank_account_number: string;
  bank_name: string;
  reason: string;
  photos: readonly File[];
  /** The last chosen photos that were refused. */
  refused: readonly FileRefusal[];
};

export type ReturnRequested = { message?: string | undefined };
