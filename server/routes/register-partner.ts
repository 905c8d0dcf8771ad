/**
 * Takes the application of a new seller: an account and a shop that both sleep until the shop's people say yes. The
 * token of the proven address is used up by it; the same request again gets the same response.
 */
import { claimKey } from '#server/db/queries/idempotency.ts';
import { takenContacts } from '#server/db/queries/identity.ts';
import { isPartnerProof, submittedBefore, usePartnerProof } from '#server/db/queries/partners.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import { emailOf } from '#server/domain/contact.ts';
import { partnerErrors, sellerContact } from '#server/domain/partners.ts';
import { hashOf } from '#server/domain/token.ts';
import type { ApiRequest, Result } from '#server/http/handler.ts';
import { conflict, invalid } from '#server/http/refusal.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import type { Services } from '#server/services.ts';
import { serializePartner } from '#server/shapes/partner.ts';
import { lostRace, refuseIfAny, takenErrors } from './contacts.ts';
import { type Proven, writeApplication } from './partner-application.ts';
import { readPartnerFiles } from './partner-files.ts';

type Request = ApiRequest<'registerPartner'>;

/** Nobody: whoever applies is known by the key of their request alone. */
const nobody = 0;

const usedProof = () => invalid({ email_token: 'This code has been used or has expired. Please ask for a new one.' });

const requestKeyOf = ({ headers }: Request): string | undefined => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
};

export async function registerPartner(services: Services, request: Request): Promise<Result<'registerPartner'>> {
  const { db, clock } = services;
  const tokenHash = hashOf(request.body.email_token);
  const requestKey = requestKeyOf(request);
  const before = await (requestKey && submittedBefore(db, { tokenHash, requestKey }));
  const found = before || (await apply(services, request, { tokenHash, requestKey }));
  return {
    message: request.t('Your registration is under review.'),
    data: { confirmation_code: found.application.code, user: serializePartner(found, clock()) },
  };
}

async function apply(services: Services, request: Request, proven: Proven) {
  const { db, clock, config } = services;
  const form = request.body;
  const rules = await readSomeSettings(db, ['phoneMinLength', 'phoneMaxLength']);
  refuseIfAny({ ...takenErrors(await takenContacts(db, sellerContact(form))), ...partnerErrors(form, rules) });
  const proof = { email: emailOf(form.email), tokenHash: proven.tokenHash };
  if (!(await isPartnerProof(db, { ...proof, now: clock() }))) throw usedProof();
  const files = await readPartnerFiles(request);
  const passwordHash = await hashPassword(form.password);
  const submit = async (tx: Tx) => {
    if (proven.requestKey !== undefined && !(await claimKey(tx, nobody, proven.requestKey))) {
      throw conflict('This request is already being processed.');
    }
    if (!(await usePartnerProof(tx, { ...proof, now: clock() }))) throw usedProof();
    return writeApplication(tx, { request, files, passwordHash, config, proven, now: clock() });
  };
  return inTransaction(db, submit).catch((error: unknown) => {
    throw lostRace(error);
  });
}
