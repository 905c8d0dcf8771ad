/** The allergies of an account. */
import { type AllergyRow, allergiesOf } from '#server/db/queries/allergies.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { isoMicroseconds } from '#server/domain/dates.ts';
import { type Handlers, requireUser } from '#server/http/handler.ts';
import { removeAllergies, saveAllergies } from '#server/services/allergies.ts';

const serialize = (row: AllergyRow | undefined) => ({
  allergens: row?.allergens ?? [],
  agreed_at: row ? isoMicroseconds(row.agreedAt) : null,
});

export const allergyRoutes = (
  deps: Dependencies,
): Pick<Handlers, 'getAllergies' | 'saveAllergies' | 'removeAllergies'> => ({
  getAllergies: async (request) => ({ data: serialize(await allergiesOf(deps.db, requireUser(request))) }),

  async saveAllergies(request) {
    const row = await saveAllergies(deps, requireUser(request), request.body);
    return { message: request.t('Allergies saved'), data: serialize(row) };
  },

  async removeAllergies(request) {
    await removeAllergies(deps, requireUser(request));
    return { message: request.t('Allergies deleted') };
  },
});
