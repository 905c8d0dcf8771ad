/** Company accounts: registration, and the application of a shopper who has an account. */
import type { Body, Result } from '#server/contract.types.ts';
import type { Db } from '#server/db/pool.ts';
import { countryNamed, insertUser, takenContacts } from '#server/db/queries/identity.ts';
import {
  type ApplicationRow,
  attachDocuments,
  documentsOf,
  submitApplication,
} from '#server/db/queries/professional.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import { deleteUploads } from '#server/db/queries/uploads.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Company, companyOf } from '#server/domain/professional.ts';
import { conflict, invalid } from '#server/domain/refusal.ts';
import { checkRegistration } from '#server/domain/registration.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { userMark } from '#server/security/user-mark.ts';
import { applicationResponse } from '#server/serializers/professional.ts';
import type { CheckedFile } from '#server/uploads/checked-file.ts';
import { storeFiles } from '#server/uploads/stored-files.ts';
import type { Caller, Shopper } from './caller.ts';
import { contactRules } from './contact-rules.ts';
import { claimAnonymously, idempotently } from './idempotency.ts';
import { signIn } from './sign-in.ts';
import { lostRace, refuseIfAny, takenErrors } from './taken-contacts.ts';

/** The application with the names of its documents. */
export async function professionalApplication(on: Db, row: ApplicationRow) {
  return applicationResponse(row, await documentsOf(on, row.id));
}

type Applying = { userId: number; company: Company; files: readonly CheckedFile[] };

/** The documents of a refused application go with it. */
async function submit(tx: Tx, { config, clock }: Dependencies, { userId, company, files }: Applying) {
  const row = await submitApplication(tx, userId, company, clock());
  if (!row) throw conflict('Your company is already under review or approved.');
  await deleteUploads(tx, userId, 'company');
  const belonging = { ownerId: userId, purpose: 'company', isPublic: false } as const;
  await attachDocuments(tx, row.id, await storeFiles(tx, config, files, belonging));
  return professionalApplication(tx, row);
}

async function checkedAccount(db: Db, form: Body<'registerProfessional'>) {
  if (form.password !== form.password_confirmation) {
    throw invalid({ password_confirmation: 'Confirm Password does not match.' });
  }
  const rules = await readSomeSettings(db, contactRules);
  const { account, errors } = await checkRegistration(form, await countryNamed(db, form.country), rules);
  refuseIfAny({ ...takenErrors(await takenContacts(db, account)), ...errors });
  return account;
}

type Registration = {
  form: Body<'registerProfessional'>;
  /** Called after the form is valid, because checking a file takes time. */
  readDocuments: () => Promise<CheckedFile[]>;
};

export async function registerProfessional(deps: Dependencies, caller: Caller, { form, readDocuments }: Registration) {
  const { db, clock } = deps;
  const { idempotencyKey, log } = caller;
  const account = await checkedAccount(db, form);
  const files = await readDocuments();
  const passwordHash = await hashPassword(form.password);
  const registered = await inTransaction(db, async (tx) => {
    await claimAnonymously(tx, idempotencyKey);
    const user = await insertUser(tx, { ...account, passwordHash });
    const application = await submit(tx, deps, { userId: user.id, company: companyOf(form), files });
    return { ...(await signIn(tx, user, { now: clock(), caller, entry: 'new account' })), application };
  }).catch((error: unknown) => {
    throw lostRace(error);
  });
  log.info({ event: 'register', user: userMark(registered.user.id) });
  return registered;
}

export const applyAsProfessional = (
  deps: Dependencies,
  shopper: Shopper,
  { company, files }: Pick<Applying, 'company' | 'files'>,
): Promise<Result<'applyAsProfessional'>> =>
  inTransaction(deps.db, (tx) =>
    idempotently(tx, shopper, deps.clock(), async () => ({
      message: shopper.t('Your application is under review.'),
      data: { application: await submit(tx, deps, { userId: shopper.userId, company, files }) },
    })),
  );
