/** Validators of the sign-in: a user and a token are required. */
import { flag, id, maybeText, pictureAddress, text, z } from './zod.ts';

export const userValidator = z.looseObject({
  id: id(),
  name: text(),
  phone: maybeText,
  phone_verified: flag(),
  email: maybeText,
  email_verified: flag(),
  is_active: flag(true),
  profile_photo: pictureAddress(),
  account_verified: flag(),
  last_online: flag(),
  role: z.catch(z.optional(z.string()), undefined),
});

/** Some back ends send the token with its scheme; it is stored without. */
const token = z.pipe(
  z.string().check(z.minLength(1)),
  z.transform((value) => value.replace(/^Bearer\s+/i, '')),
);

const access = z.looseObject({ auth_type: z.catch(z.literal('Bearer'), 'Bearer'), token, expires_at: text() });

export const signedInValidator = z.looseObject({ user: userValidator, access });

export const professionalValidator = z.looseObject({
  user: userValidator,
  access,
  application: z.looseObject({ status: z.catch(z.enum(['under_review', 'approved', 'refused']), 'under_review') }),
});

export const profileValidator = z.looseObject({ user: userValidator });

/** A response without data only confirms the call. */
export const passwordChangedValidator = z.catch(z.looseObject({ access: z.optional(access) }), {});
