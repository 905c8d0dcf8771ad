/** Validators of shopping lists: lines with an identity, and products that can be bought. */
import { id, listOf, maybeNumber, maybeText, number, numeric, pictureAddress, rowsOf, text, z } from './zod.ts';

const candidate = z.looseObject({
  product: z.looseObject({ id: id(), name: text(), thumbnail: pictureAddress() }),
  packaging: z.looseObject({
    id: id(),
    label: text(),
    price: number(),
    discount_price: number(),
    stock: maybeNumber,
  }),
  quantity: maybeNumber,
});

const line = z.looseObject({
  line: numeric,
  text: text(),
  quantity: number(1),
  status: z.enum(['matched', 'ambiguous', 'unmatched']),
  product: z.catch(z.nullable(candidate), null),
  alternatives: listOf(candidate),
});

export const matchValidator = z.looseObject({ lines: rowsOf(line) });

export const addedValidator = z.looseObject({
  report: rowsOf(
    z.looseObject({
      line: numeric,
      status: z.enum(['added', 'partly', 'refused']),
      quantity: numeric,
      message: maybeText,
    }),
  ),
});
