/** A verified code must return the token for the new password. */
import { z } from './zod.ts';

export const otpTokenValidator = z.looseObject({ token: z.string().check(z.minLength(1)) });
