/** A seller's registration must return the code of its confirmation page. */
import { z } from './zod.ts';

export const partnerValidator = z.looseObject({ confirmation_code: z.string().check(z.minLength(1)) });
