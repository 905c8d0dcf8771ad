/** The user of a response, as the session stores it. */
import type { User } from '#api/types/identity.ts';
import type { SessionUser } from './session.types.ts';

const isUser = (user: User | SessionUser): user is User => 'profile_photo' in user;

export const sessionUser = (user: User | SessionUser): SessionUser => {
  if (!isUser(user)) return user;
  const { id, name, role, profile_photo: photo, email, phone, phone_code: phoneCode } = user;
  return {
    id,
    name,
    ...(role ? { role } : {}),
    ...(photo ? { photo } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(phoneCode ? { phoneCode } : {}),
    isVerified: user.account_verified,
  };
};
