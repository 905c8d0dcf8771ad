/**
 * Profile: the shopper's own data and photo, changed in one form that stays open.
 *
 * A new e-mail or phone needs the password. A photo of a wrong type or size is told as soon as it is chosen. After a
 * success the form goes on with what the server has, so that neither the password nor the photo is sent twice, and
 * whoever shows the user hears of it. The ports are filled in `profile.live.ts`.
 *
 * @spec R26
 */
import { formChart } from '../shared/form.machine.ts';
import { textOr } from '../shared/notice.ts';
import { photoErrors, profileErrors, profileFields } from './profile.fields.ts';
import type { ProfileFields, ProfileInput, ProfileSaved } from './profile.types.ts';

export const profileMachine = formChart<ProfileInput, ProfileFields, ProfileSaved>({
  id: 'profile',
  begin: () => profileFields(),
  isLoaded: () => true,
  checkAtOnce: photoErrors,
  check: profileErrors,
  reopen: ({ user }) => profileFields(user),
  announce: ({ user, message }) => [
    { type: 'profile.changed', user },
    { type: 'notice.requested', kind: 'success', text: textOr(message, 'Your profile was updated') },
  ],
});
