/** Validators of repeated orders. */
import { id, listOf, number, text, z } from './zod.ts';

const order = z.looseObject({ id: id(), order_code: text(), amount: number() });

export const orderedAgainValidator = z.looseObject({ order_payment_url: z.catch(z.nullish(z.string()), null), order });

const line = z.looseObject({
  id: id(),
  packaging_id: z.catch(id(), 0),
  name: text(),
  unit: text(),
  quantity: number(1),
  available: number(),
  reason: z.catch(z.enum(['not_for_sale', 'sold_out', 'too_few']), 'not_for_sale'),
});

export const missingValidator = z.looseObject({ missing: listOf(line) });
