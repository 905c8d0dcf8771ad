/** Validators of payments. */
import { maybeText, z } from './zod.ts';

export const paymentUrlValidator = z.looseObject({ order_payment_url: z.string() });

export const paymentValidator = z.looseObject({
  payment: z.looseObject({ status: z.enum(['pending', 'paid', 'cancelled', 'failed']), error: maybeText }),
});
