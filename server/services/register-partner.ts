/**
 * Takes the application of a new seller: an account and a shop that both sleep until the shop's people say yes. The
 * token of the proven address is used up by it; the same request again gets the same response.
 */
import type { Body } from '#server/contract.types.ts';
import { takenContacts } from '#server/db/queries/identity.ts';
import { type FoundPartner, isPartnerProof, submittedBefore, usePartnerProof } from '#server/db/queries/partners.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { emailOf } from '#server/domain/contact.ts';
import { partnerErrors, sellerContact } from '#server/domain/partners.ts';
import { invalid } from '#server/domain/refusal.ts';
import { hashOf } from '#server/domain/token.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import type { PartnerFiles } from '#server/uploads/partner-files.ts';
import type { Caller } from './caller.ts';
import { claimAnonymously } from './idempotency.ts';
import { type Proven, writeApplication } from './partner-application.ts';
import { lostRace, refuseIfAny, takenErrors } from './taken-contacts.ts';

type Application = {
  form: Body<'registerPartner'>;
  /** Called after the form is valid, because checking a picture takes time. */
  readFiles: () => Promise<PartnerFiles>;
};

const usedProof = () => invalid({ email_token: 'This code has been used or has expired. Please ask for a new one.' });

export async function registerPartner(
  deps: Dependencies,
  caller: Caller,
  application: Application,
): Promise<FoundPartner> {
  const tokenHash = hashOf(application.form.email_token);
  const requestKey = caller.idempotencyKey;
  const before = await (requestKey && submittedBefore(deps.db, { tokenHash, requestKey }));
  return before || apply(deps, caller, application, { tokenHash, requestKey });
}

async function apply(deps: Dependencies, caller: Caller, { form, readFiles }: Application, proven: Proven) {
  const { db, clock, config } = deps;
  const rules = await readSomeSettings(db, ['phoneMinLength', 'phoneMaxLength']);
  refuseIfAny({ ...takenErrors(await takenContacts(db, sellerContact(form))), ...(await partnerErrors(form, rules)) });
  const proof = { email: emailOf(form.email), tokenHash: proven.tokenHash };
  if (!(await isPartnerProof(db, { ...proof, now: clock() }))) throw usedProof();
  const files = await readFiles();
  const passwordHash = await hashPassword(form.password);
  const submit = async (tx: Tx) => {
    await claimAnonymously(tx, proven.requestKey);
    if (!(await usePartnerProof(tx, { ...proof, now: clock() }))) throw usedProof();
    return writeApplication(tx, { caller, form, files, passwordHash, config, proven, now: clock() });
  };
  return inTransaction(db, submit).catch((error: unknown) => {
    throw lostRace(error);
  });
}
