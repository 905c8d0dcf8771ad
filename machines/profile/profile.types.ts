/** The events and context of the profile form. */
import type { User } from '#api/types/identity.ts';
import type { FormFacts } from '../shared/form.types.ts';

export type ProfileInput = { phoneMinLength: number; phoneMaxLength: number };

/** The fields of the form, under the names of the request. */
export type ProfileFields = {
  name: string;
  country: string;
  /** Of the chosen country, without a plus sign. */
  phone_code: string;
  phone: string;
  gender: string;
  /** YYYY-MM-DD, or empty. */
  date_of_birth: string;
  email: string;
  /** Required when the e-mail address or the phone changes. */
  current_password: string;
  /** A new photo; without one the stored photo stays. */
  profile_photo: File | undefined;
};

/** `user`: unless the back end neither echoes it nor lets it be read again. */
export type ProfileSaved = { user?: User | undefined; message?: string | undefined };

/** Emitted to the rest of the shop. */
export type ProfileEmitted = { type: 'profile.changed'; user: User };

export type ProfileFacts = FormFacts<ProfileFields> & {
  /** Whether the changes require the password. */
  asksPassword: boolean;
};
