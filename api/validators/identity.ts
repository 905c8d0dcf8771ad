/** What signing in needs of a response: somebody, and a token. */
import { flag, maybeText, text, z } from './zod.ts';

export const userValidator = z.looseObject({
  id: z.number(),
  name: text(),
  phone: maybeText,
  phone_verified: flag(),
  email: maybeText,
  email_verified: flag(),
  is_active: flag(true),
  profile_photo: text(),
  account_verified: flag(),
  last_online: flag(),
  role: z.catch(z.optional(z.string()), undefined),
});

/** Some back ends hand the token out with its scheme; it is kept bare. */
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

/** A response without data says that it is done, and no more. */
export const passwordChangedValidator = z.catch(z.looseObject({ access: z.optional(access) }), {});
