/**
 * Allergies: what the shopper must not eat, for warnings on that shopper's own pages. Stored only with consent.
 *
 * Without consent and without an allergen, saving deletes what was stored. An allergen without consent is an error at
 * the consent, and nothing is sent. Ports: `allergies.live.ts`.
 *
 * @spec R93, R94
 */
import { formChart } from '../shared/form.machine.ts';
import { textOr } from '../shared/notice.ts';
import type { AllergiesFields, AllergiesInput, AllergiesSaved } from './allergies.types.ts';

export const allergiesMachine = formChart<AllergiesInput, AllergiesFields, AllergiesSaved>({
  id: 'allergies',
  begin: () => ({ allergens: [], agrees: false }),
  isLoaded: () => true,
  check: ({ fields: { allergens, agrees } }) => ({
    agrees: allergens.length > 0 && !agrees ? { key: 'Agree that we save your allergies, or choose none.' } : undefined,
  }),
  reopen: ({ fields }) => fields,
  announce: ({ message }) => [
    { type: 'allergies.changed' },
    { type: 'notice.requested', kind: 'success', text: textOr(message, 'Allergies saved') },
  ],
});
