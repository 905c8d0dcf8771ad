/** How long an order waits for its payment. */
import type { Minor } from './money.ts';
import { cash } from './payment-methods.ts';

/** An unpaid order keeps its goods this long; then it is cancelled and others can buy them. */
export const payWithinMs = 24 * 60 * 60_000;

type Waiting = { status: string; paymentStatus: string; paymentMethod: string; payable: Minor; placedAt: Date };

/** Undefined: nothing has to be paid online, or the shop goes on without it. */
export function payUntil({ status, paymentStatus, paymentMethod, payable, placedAt }: Waiting): Date | undefined {
  const isWaiting = status === 'Pending' && paymentStatus === 'Pending' && paymentMethod !== cash && payable > 0;
  return isWaiting ? new Date(placedAt.getTime() + payWithinMs) : undefined;
}
