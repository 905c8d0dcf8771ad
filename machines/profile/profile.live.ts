/** The profile with its ports filled by the API. */
import type { Client } from '#api/client.ts';
import { changeProfile } from '#api/operations/account.ts';
import { getProfile } from '#api/operations/identity.ts';
import { formPorts } from '../shared/form.ports.ts';
import { profileFields } from './profile.fields.ts';
import { profileMachine } from './profile.machine.ts';
import type { ProfileFields, ProfileInput, ProfileSaved } from './profile.types.ts';

export const liveProfile = (client: Client) =>
  profileMachine.provide({
    actors: formPorts<ProfileInput, ProfileFields, ProfileSaved>({
      load: async (_, signal) => profileFields((await getProfile(client, {}, signal)).user),
      save: ({ fields }, signal) => changeProfile(client, fields, signal),
    }),
  });
