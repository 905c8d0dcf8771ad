/** Company accounts: registration, and the application of a shopper who has an account. */
import type { Body, Result } from '#server/contract.types.ts';
import type { Db } from '#server/db/pool.ts';
import { insertResponse } from '#server/db/queries/idempotency.ts';
import { countryNamed, insertUser, takenContacts, type UserRow } from '#server/db/queries/identity.ts';
import {
  type ApplicationRow,
  applicationOf,
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
import { hashOf } from '#server/domain/token.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { userMark } from '#server/security/user-mark.ts';
import { applicationResponse } from '#server/serializers/professional.ts';
import type { CheckedFile } from '#server/uploads/checked-file.ts';
import { storeFiles } from '#server/uploads/stored-files.ts';
import type { Caller, Shopper } from './caller.ts';
import { contactRules } from './contact-rules.ts';
import { claimAnonymously, idempotently } from './idempotency.ts';
import { openedBefore } from './opened-before.ts';
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

const requestHash = hashOf('registerProfessional');

/** The first response was lost, and its session with it. */
const signInAgain = ({ db, clock }: Dependencies, caller: Caller, user: UserRow) =>
  inTransaction(db, async (tx) => {
    const row = await applicationOf(tx, user.id);
    if (!row) throw new Error('The account has no application.');
    const session = await signIn(tx, user, { now: clock(), caller, entry: 'own device' });
    return { ...session, application: await professionalApplication(tx, row) };
  });

/** The same request again gets the account that the first one opened. */
export async function registerProfessional(deps: Dependencies, caller: Caller, registration: Registration) {
  const before = await openedBefore(deps, { form: registration.form, key: caller.idempotencyKey, requestHash });
  return before ? signInAgain(deps, caller, before) : register(deps, caller, registration);
}

async function register(deps: Dependencies, caller: Caller, { form, readDocuments }: Registration) {
  const { db, clock } = deps;
  const { idempotencyKey: key, log } = caller;
  const account = await checkedAccount(db, form);
  const files = await readDocuments();
  const passwordHash = await hashPassword(form.password);
  const registered = await inTransaction(db, async (tx) => {
    const now = clock();
    await claimAnonymously(tx, key);
    const user = await insertUser(tx, { ...account, passwordHash });
    const application = await submit(tx, deps, { userId: user.id, company: companyOf(form), files });
    // Without the token of the session: the request again gets a session of its own.
    const stored = { userId: user.id, requestHash, response: { application }, now };
    if (key !== undefined) await insertResponse(tx, { ...stored, key });
    return { ...(await signIn(tx, user, { now, caller, entry: 'new account' })), application };
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
