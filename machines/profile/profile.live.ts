/** The profile with its ports filled by the API. */
import type { Client } from '#api/client.ts';
import { changeProfile } from '#api/operations/account.ts';
import { getProfile } from '#api/operations/identity.ts';
import { formPorts } from '../shared/form.ports.ts';
import { profileFields } from './profile.fields.ts';
import { profileMachine } from './profile.machine.ts';
import type { ProfileFields, ProfileInput, ProfileSaved } from './profile.types.ts';

/** The profile is saved already: a failure of this read is none of the save. */
const readAgain = async (client: Client, signal: AbortSignal) =>
  (await getProfile(client, {}, signal).catch(() => undefined))?.user;

export const liveProfile = (client: Client) =>
  profileMachine.provide({
    actors: formPorts<ProfileInput, ProfileFields, ProfileSaved>({
      load: async (_, signal) => profileFields((await getProfile(client, {}, signal)).user),
      save: async ({ fields }, signal) => {
        const saved = await changeProfile(client, fields, signal);
        return saved.user ? saved : { ...saved, user: await readAgain(client, signal) };
      },
    }),
  });
