/** What paying online needs of an answer. */
import { maybeText, z } from './zod.ts';

export const paymentUrlShape = z.looseObject({ order_payment_url: z.string() });

export const paymentShape = z.looseObject({
  payment: z.looseObject({ status: z.enum(['pending', 'paid', 'cancelled', 'failed']), error: maybeText }),
});
