/** A shopper's account in responses. */
import type { components } from '#api/generated/schema.ts';
import type { OwnIds } from '#server/contract.types.ts';
import type { UserRow } from '#server/db/queries/identity.ts';
import { plainDateTime } from '#server/domain/dates.ts';
import { absoluteMs } from '#server/domain/token.ts';
import { isVerified } from '#server/domain/user.ts';

type User = OwnIds<components['schemas']['User']>;

/** Seen within this time is online. */
const onlineMs = 10 * 60_000;

/** Names each field, so that a new column of the table does not reach a response by accident. */
export const userResponse = (row: UserRow, now: Date): User => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  phone_verified: row.phoneVerified,
  email: row.email,
  email_verified: row.emailVerified,
  is_active: row.isActive,
  profile_photo: row.photo ?? '',
  gender: row.gender,
  date_of_birth: row.dateOfBirth,
  country: row.country,
  phone_code: row.phoneCode,
  account_verified: isVerified(row),
  // Without it a storefront says "User", in its own language.
  ...(row.isProfessional && { role: 'Professional' }),
  last_online: row.lastSeenAt !== null && now.getTime() - row.lastSeenAt.getTime() <= onlineMs,
});

export const accessResponse = (token: string, now: Date): components['schemas']['Access'] => ({
  auth_type: 'Bearer',
  token,
  expires_at: plainDateTime(new Date(now.getTime() + absoluteMs)),
});
