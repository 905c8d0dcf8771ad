/** Validators of suggestions; an invalid suggestion is dropped. */
import { distinctOf, id, number, pictureAddress, text, z } from './zod.ts';

const placeKinds = ['shop', 'brand', 'category', 'sub_category'] as const;

const suggestion = z.looseObject({
  id: id(),
  name: text(),
  price: number(),
  thumbnail: pictureAddress(),
  category: z.catch(z.nullable(z.string()), null),
  kind: z.optional(z.enum(placeKinds)),
  category_slug: z.catch(z.optional(z.string()), undefined),
  sub_category_slug: z.catch(z.optional(z.string()), undefined),
});

/** Omitted when nothing matches. A shop and a product may have the same id. */
export const suggestionsValidator = distinctOf(suggestion, ({ kind = 'product', id }) => `${kind}:${id}`);
