/** An account's contacts: whether one is verified, and where messages go. */
import { emailOf } from './contact.ts';

type Contacts = { email: string | null; phone: string | null; phoneCode: string | null };

export const isVerified = ({ emailVerified, phoneVerified }: { emailVerified: boolean; phoneVerified: boolean }) =>
  emailVerified || phoneVerified;

export type Reach = { channel: 'email' | 'sms'; recipient: string };

/** Where messages reach this account, the way that the shop prefers first. */
export function reachesOf({ email, phone, phoneCode }: Contacts, preferred: 'email' | 'phone'): Reach[] {
  const byEmail: Reach[] = email === null ? [] : [{ channel: 'email', recipient: emailOf(email) }];
  const byPhone: Reach[] = phone === null ? [] : [{ channel: 'sms', recipient: `+${phoneCode ?? ''}${phone}` }];
  return preferred === 'phone' ? [...byPhone, ...byEmail] : [...byEmail, ...byPhone];
}
