/** The settings that say which contacts a new account needs. */
import type { ContactRules } from '#server/domain/registration.ts';

export const contactRules: (keyof ContactRules)[] = [
  'phoneRequired',
  'phoneMinLength',
  'phoneMaxLength',
  'registerOtpType',
  'forgotOtpType',
];
