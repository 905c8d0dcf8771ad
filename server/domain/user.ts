/** What a shopper sees of their own account. */
import type { components } from '#api/generated/schema.ts';
import type { users } from '#server/db/schema/identity.ts';
import { emailOf } from './contact.ts';
import { plainDateTime } from './dates.ts';
import { absoluteMs } from './token.ts';

type User = components['schemas']['User'];
export type UserRow = typeof users.$inferSelect;

/** Seen within this time is online. */
const onlineMs = 10 * 60_000;

export const isVerified = (row: UserRow): boolean => row.emailVerified || row.phoneVerified;

export type Reach = { channel: 'email' | 'sms'; recipient: string };

/** Where messages reach this account, the way that the shop prefers first. */
export function reachesOf({ email, phone, phoneCode }: UserRow, preferred: 'email' | 'phone'): Reach[] {
  const byEmail: Reach[] = email === null ? [] : [{ channel: 'email', recipient: emailOf(email) }];
  const byPhone: Reach[] = phone === null ? [] : [{ channel: 'sms', recipient: `+${phoneCode ?? ''}${phone}` }];
  return preferred === 'phone' ? [...byPhone, ...byEmail] : [...byEmail, ...byPhone];
}

/** Never the row itself: what the table gets later must not leave the server by accident. */
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
