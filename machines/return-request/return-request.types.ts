/** The vocabulary of asking to send goods back. */
import type { OrderDetails } from '#api/types/orders.ts';
import type { FileRefusal } from '../shared/files.ts';

export type ReturnRequestInput = { orderId: number };

/** The fields of the form under the names that the call has for them, and the order that they are about. */
export type ReturnRequestFields = {
  order: OrderDetails | undefined;
  product_ids: readonly number[];
  return_address: string;
  bank_account_number: string;
  bank_name: string;
  reason: string;
  photos: readonly File[];
  /** What did not fit when photos were offered the last time. */
  refused: readonly FileRefusal[];
};

export type ReturnRequested = { message?: string | undefined };
