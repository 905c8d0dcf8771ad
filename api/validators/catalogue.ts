/** What suggestions must have; a broken one is left out. */
import { listOf, number, text, z } from './zod.ts';

const suggestion = z.looseObject({
  id: z.number(),
  name: text(),
  price: number(),
  thumbnail: text(),
  category: z.catch(z.nullable(z.string()), null),
});

/** Left out when nothing matches. */
export const suggestionsValidator = listOf(suggestion);
