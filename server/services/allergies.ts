/** A shopper stores allergies, for warnings on that shopper's own pages. Nothing of them is logged or sent to a seller. */
import type { Body } from '#server/contract.types.ts';
import { type AllergyRow, deleteAllergies, putAllergies } from '#server/db/queries/allergies.ts';
import { lockUser } from '#server/db/queries/identity.ts';
import { inTransaction } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { allergens } from '#server/domain/food-facts.ts';
import { invalid, unauthorized } from '#server/domain/refusal.ts';

export async function saveAllergies(
  { db, clock }: Dependencies,
  userId: number,
  form: Body<'saveAllergies'>,
): Promise<AllergyRow> {
  if (!form.agrees) throw invalid({ agrees: 'Agree that we save your allergies, or choose none.' });
  return inTransaction(db, async (tx) => {
    // An account that is being deleted gets no new data.
    if (!(await lockUser(tx, userId)).isActive) throw unauthorized();
    return putAllergies(
      tx,
      userId,
      allergens.filter((each) => form.allergens.includes(each)),
      clock(),
    );
  });
}

export const removeAllergies = ({ db }: Dependencies, userId: number) =>
  inTransaction(db, (tx) => deleteAllergies(tx, userId));
