/** The form of allergies with its ports filled by the API. */
import type { Client } from '#api/client.ts';
import { getAllergies, removeAllergies, saveAllergies } from '#api/operations/allergies.ts';
import { allergies } from '#api/validators/tolerant/food-facts.ts';
import { validated } from '#api/validators/tolerant/tolerant.ts';
import { formPorts } from '../shared/form.ports.ts';
import { allergiesMachine } from './allergies.machine.ts';
import type { AllergiesFields, AllergiesInput, AllergiesSaved } from './allergies.types.ts';

export const liveAllergies = (client: Client) =>
  allergiesMachine.provide({
    actors: formPorts<AllergiesInput, AllergiesFields, AllergiesSaved>({
      load: async (_, signal) => {
        const { allergens, agreed_at: agreed } = validated(allergies, await getAllergies(client, {}, signal)).data;
        return { allergens, agrees: Boolean(agreed) };
      },
      save: async ({ fields }, signal) => {
        const { message } = fields.agrees
          ? await saveAllergies(client, fields, signal)
          : await removeAllergies(client, {}, signal);
        return { fields, message };
      },
    }),
  });
