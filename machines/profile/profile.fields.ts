/** The fields of the profile, and their validation before the request. */
import type { User } from '#api/types/identity.ts';
import { maxPhotoBytes, photoTypes } from '../file-limits.ts';
import { emailError, phoneLengthError, required } from '../shared/checks.ts';
import type { FieldErrors, FormContext } from '../shared/form.types.ts';
import type { ProfileFields, ProfileInput } from './profile.types.ts';

export const profileFields = (user?: User): ProfileFields => ({
  name: user?.name ?? '',
  country: user?.country ?? '',
  phone_code: user?.phone_code ?? '',
  phone: user?.phone ?? '',
  gender: user?.gender ?? '',
  date_of_birth: user?.date_of_birth ?? '',
  email: user?.email ?? '',
  current_password: '',
  profile_photo: undefined,
});

type Contact = Pick<ProfileFields, 'email' | 'phone' | 'phone_code'>;

/** An e-mail address is the same in any case, as for the server. */
const plain = (email: string) => email.trim().toLowerCase();

const isSameContact = (known: Contact, typed: Contact) =>
  plain(known.email) === plain(typed.email) && known.phone === typed.phone && known.phone_code === typed.phone_code;

export const asksPassword = ({ known, fields }: { known: Contact; fields: Contact }) => !isSameContact(known, fields);

export const photoErrors = ({ profile_photo: photo }: Partial<ProfileFields>): FieldErrors<ProfileFields> => {
  if (!photo) return {};
  if (!photoTypes.includes(photo.type)) return { profile_photo: { key: 'Choose a JPEG, PNG, GIF or WebP picture' } };
  const isTooLarge = photo.size > maxPhotoBytes;
  const values = { size: maxPhotoBytes / 1024 / 1024 };
  return isTooLarge ? { profile_photo: { key: 'Choose a picture of at most {size} MB', values } } : {};
};

export const profileErrors = ({
  input,
  known,
  fields,
}: FormContext<ProfileInput, ProfileFields>): FieldErrors<ProfileFields> => ({
  ...photoErrors(fields),
  name: fields.name.trim() ? undefined : required,
  phone: fields.phone ? phoneLengthError(fields.phone, input) : required,
  email: fields.email.trim() ? emailError(fields.email) : undefined,
  current_password: asksPassword({ known, fields }) && !fields.current_password ? required : undefined,
});
