/** The vocabulary of changing one's profile. */
import type { User } from '#api/types/identity.ts';
import type { FormFacts } from '../shared/form.types.ts';

export type ProfileInput = { phoneMinLength: number; phoneMaxLength: number };

/** The fields of the form under the names that the call has for them. */
export type ProfileFields = {
  name: string;
  country: string;
  /** Of the chosen country, without a plus sign. */
  phone_code: string;
  phone: string;
  gender: string;
  /** YYYY-MM-DD, or nothing. */
  date_of_birth: string;
  email: string;
  /** Asked for when the e-mail or the phone changes. */
  current_password: string;
  /** A new photo; without one the photo stays. */
  profile_photo: File | undefined;
};

export type ProfileSaved = { user: User; message?: string | undefined };

/** What the form tells the rest of the shop. */
export type ProfileEmitted = { type: 'profile.changed'; user: User };

export type ProfileFacts = FormFacts<ProfileFields> & {
  /** Whether what was changed needs the password. */
  asksPassword: boolean;
};
