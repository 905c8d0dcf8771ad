/** The validation of fields without the server. */
import type { NoticeText } from './notice.ts';

export type PhoneRules = { phoneMinLength: number; phoneMaxLength: number };

/** The contract's limit; the server also refuses common passwords. */
export const passwordMinLength = 8;
/** A phrase of this length withstands guessing. */
const strongPasswordLength = 14;

export const required: NoticeText = { key: 'This field is required' };

/** Counts digits; an empty phone is for the form to judge. */
export const phoneLengthError = (phone: string, rules: PhoneRules): NoticeText | undefined => {
  const fits = phone.length >= rules.phoneMinLength && phone.length <= rules.phoneMaxLength;
  const values = { min: rules.phoneMinLength, max: rules.phoneMaxLength };
  return fits ? undefined : { key: 'Enter {min} to {max} digits', values };
};

export const emailError = (email: string): NoticeText | undefined =>
  /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : { key: 'Enter a valid email address' };

export const newPasswordError = (password: string): NoticeText | undefined => {
  if (!password) return required;
  if (password.length >= passwordMinLength) return undefined;
  return { key: 'Use at least {min} characters', values: { min: passwordMinLength } };
};

export type PasswordStrength = 'none' | 'short' | 'good' | 'strong';

/** By length, which is what counts. */
export const strengthOf = (password: string): PasswordStrength => {
  if (!password) return 'none';
  if (password.length < passwordMinLength) return 'short';
  return password.length < strongPasswordLength ? 'good' : 'strong';
};
