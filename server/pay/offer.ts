/** Whether this server can have an order paid online, and what the operator has to know about it. */
import type { Config } from '#server/config.ts';
import { forbidden, invalid } from '#server/domain/refusal.ts';

type Means = Pick<Config, 'stripe' | 'sandbox'>;

const closedText = 'Paying online is not available in this shop right now.';

/** With the keys of a real service, or where the sandbox may take play money. */
export const takesOnlinePayment = ({ stripe, sandbox }: Means): boolean => stripe !== undefined || sandbox !== 'off';

/** For a call that names an online way of paying. */
export const onlinePaymentClosed = () => invalid({ payment_method: closedText });

/** For a page on the way to pay. */
export const paymentPageClosed = () => forbidden(closedText);

/** One sentence for the start of the shop; undefined where payments are as an operator expects them. */
export function paymentWarning({ stripe, sandbox }: Means): string | undefined {
  if (stripe || sandbox === 'local') return undefined;
  if (sandbox === 'on') return 'Warning: PAYMENT_SANDBOX is on. Orders are paid with play money, and no money moves.';
  return 'Online payment is not offered: there are no keys of a gateway, and PAYMENT_SANDBOX is not on.';
}
