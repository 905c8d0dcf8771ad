/**
 * Profile: the shopper's own data and photo, in one form that stays open.
 *
 * A new e-mail address or phone requires the password. A photo of the wrong type or size is refused as soon as it is
 * chosen. After a success the form continues with the server's values, so that neither password nor photo is sent
 * twice, and the flow emits the new user. The ports are filled in `profile.live.ts`.
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
  hidden: ['phone_code'],
  checkAtOnce: photoErrors,
  check: profileErrors,
  reopen: ({ user }, sent) =>
    user ? profileFields(user) : { ...sent, current_password: '', profile_photo: undefined },
  announce: ({ user, message }) => [
    ...(user ? [{ type: 'profile.changed', user } as const] : []),
    { type: 'notice.requested', kind: 'success', text: textOr(message, 'Your profile was updated') },
  ],
});
