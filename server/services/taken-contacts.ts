/** Refusals of e-mail addresses and phone numbers that another account has. */
import { type Taken, violatedConstraint } from '#server/db/queries/identity.ts';
import { type FieldPhrases, invalid } from '#server/domain/refusal.ts';

export const takenErrors = (taken: Taken): FieldPhrases => ({
  ...(taken.email && { email: ['The {field} has already been taken.', { field: 'email' }] }),
  ...(taken.phone && { phone: ['The {field} has already been taken.', { field: 'phone' }] }),
});

/** Throws a 422 that names the fields. */
export function refuseIfAny(errors: FieldPhrases): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Of two concurrent requests for one contact, the database refuses the second, which gets the usual text. */
export function lostRace(error: unknown): unknown {
  const constraint = violatedConstraint(error);
  const taken = { email: constraint === 'users_email', phone: constraint === 'users_phone' };
  return taken.email || taken.phone ? invalid(takenErrors(taken)) : error;
}
