/** Types of accounts and sessions. */
import type { components } from '#api/generated/schema.ts';

export type User = components['schemas']['User'];
export type SignedIn = components['schemas']['AuthResponse']['data'];
export type Registration = components['schemas']['Registration'];
export type Login = components['schemas']['Login'];
export type PasswordChange = components['schemas']['PasswordChange'];
/** The photo is a file here: the contract can only describe it as bytes. */
export type ProfileForm = Omit<components['schemas']['ProfileForm'], 'profile_photo'> & {
  profile_photo?: File | undefined;
};
/** A device or browser on which the shopper is signed in. */
export type SignedInPlace = components['schemas']['Session'];
