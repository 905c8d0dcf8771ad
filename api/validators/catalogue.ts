/** Validators of suggestions; an invalid suggestion is dropped. */
import { id, listOf, number, pictureAddress, text, z } from './zod.ts';

const suggestion = z.looseObject({
  id: id(),
  name: text(),
  price: number(),
  thumbnail: pictureAddress(),
  category: z.catch(z.nullable(z.string()), null),
});

/** Omitted when nothing matches. */
export const suggestionsValidator = listOf(suggestion);
