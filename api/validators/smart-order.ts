/** What the answers about a shopping list must bring: lines that can be told apart, with products that can be bought. */
import { maybeText, number, text, z } from './zod.ts';

const candidate = z.looseObject({
  product: z.looseObject({ id: z.number(), name: text(), thumbnail: text() }),
  packaging: z.looseObject({
    id: z.number(),
    label: text(),
    price: number(),
    discount_price: number(),
    stock: number(),
  }),
  quantity: z.catch(z.optional(z.number()), undefined),
});

const line = z.looseObject({
  line: z.number(),
  text: text(),
  quantity: number(1),
  status: z.enum(['matched', 'ambiguous', 'unmatched']),
  product: z.nullable(candidate),
  alternatives: z.catch(z.array(candidate), []),
});

export const matchValidator = z.looseObject({ lines: z.array(line) });

export const addedValidator = z.looseObject({
  report: z.array(
    z.looseObject({
      line: z.number(),
      status: z.enum(['added', 'partly', 'refused']),
      quantity: z.number(),
      message: maybeText,
    }),
  ),
});
