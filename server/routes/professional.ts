/** Companies as buyers: the registration of one, and the application of a shopper who has an account already. */
import type { FastifyRequest } from 'fastify';
import type { Db } from '#server/db/pool.ts';
import { claimKey } from '#server/db/queries/idempotency.ts';
import { countryNamed, insertUser, takenContacts } from '#server/db/queries/identity.ts';
import {
  type ApplicationRow,
  applicationOf,
  attachDocuments,
  type Company,
  documentsOf,
  submitApplication,
} from '#server/db/queries/professional.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { inTransaction, type Tx } from '#server/db/queries/transaction.ts';
import { deleteUploads } from '#server/db/queries/uploads.ts';
import { applicationResponse, companyOf } from '#server/domain/professional.ts';
import { checkRegistration } from '#server/domain/registration.ts';
import { uploadsOf } from '#server/http/form-body.ts';
import { type ApiRequest, type Body, type Handlers, requireUser } from '#server/http/handler.ts';
import { userMark } from '#server/http/logging.ts';
import { conflict, invalid } from '#server/http/refusal.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import type { Services } from '#server/services.ts';
import { type CheckedFile, readDocument } from '#server/uploads/checked-file.ts';
import { documentBytes } from '#server/uploads/limits.ts';
import { storeFile } from '#server/uploads/stored-files.ts';
import { lostRace, refuseIfAny, takenErrors } from './contacts.ts';
import { idempotently } from './idempotency.ts';
import { signIn } from './sign-in.ts';

/** Nobody: whoever registers is known by the key of their request alone. */
const nobody = 0;

async function documentsIn(request: Pick<FastifyRequest, 'uploads'>): Promise<CheckedFile[]> {
  const files: CheckedFile[] = [];
  for (const upload of uploadsOf(request, 'documents'))
    files.push(await readDocument(upload, { bytes: documentBytes }));
  return files;
}

async function refuseSecondAtOnce(tx: Tx, key: unknown): Promise<void> {
  if (typeof key === 'string' && !(await claimKey(tx, nobody, key))) {
    throw conflict('This request is already being processed.');
  }
}

type ProfessionalHandlers = Pick<
  Handlers,
  'registerProfessional' | 'getProfessionalApplication' | 'applyAsProfessional'
>;

export function professionalRoutes({ db, clock, config }: Services): ProfessionalHandlers {
  async function fetchQuery(on: Db, row: ApplicationRow) {
    return applicationResponse(row, await documentsOf(on, row.id));
  }

  /** The papers of a refused application go with it. */
  async function submit(tx: Tx, userId: number, company: Company, files: readonly CheckedFile[]) {
    const row = await submitApplication(tx, userId, company, clock());
    if (!row) throw conflict('Your company is already under review or approved.');
    await deleteUploads(tx, userId, 'company');
    const ids: number[] = [];
    for (const file of files) {
      ids.push((await storeFile(tx, config, file, { ownerId: userId, purpose: 'company', isPublic: false })).id);
    }
    await attachDocuments(tx, row.id, ids);
    return fetchQuery(tx, row);
  }

  async function checkedAccount(form: Body<'registerProfessional'>) {
    if (form.password !== form.password_confirmation) {
      throw invalid({ password_confirmation: 'Confirm Password does not match.' });
    }
    const rules = await readSomeSettings(db, [
      'phoneRequired',
      'phoneMinLength',
      'phoneMaxLength',
      'registerOtpType',
      'forgotOtpType',
    ]);
    const { account, errors } = checkRegistration(form, await countryNamed(db, form.country), rules);
    refuseIfAny({ ...takenErrors(await takenContacts(db, account)), ...errors });
    return account;
  }

  async function register(request: ApiRequest<'registerProfessional'>) {
    const account = await checkedAccount(request.body);
    const files = await documentsIn(request);
    const passwordHash = await hashPassword(request.body.password);
    return inTransaction(db, async (tx) => {
      await refuseSecondAtOnce(tx, request.headers['idempotency-key']);
      const user = await insertUser(tx, { ...account, passwordHash });
      const application = await submit(tx, user.id, companyOf(request.body), files);
      const opening = { now: clock(), userAgent: request.headers['user-agent'] };
      return { ...(await signIn(tx, user, opening)), application };
    });
  }

  return {
    async registerProfessional(request) {
      const data = await register(request).catch((error: unknown) => {
        throw lostRace(error);
      });
      request.log.info({ event: 'register', user: userMark(data.user.id) });
      return { message: request.t('Your registration is under review.'), data };
    },

    async getProfessionalApplication(request) {
      const row = await applicationOf(db, requireUser(request));
      return { data: { application: row ? await fetchQuery(db, row) : null } };
    },

    async applyAsProfessional(request) {
      const userId = requireUser(request);
      const files = await documentsIn(request);
      return inTransaction(db, (tx) =>
        idempotently(tx, request, clock(), async () => ({
          message: request.t('Your application is under review.'),
          data: { application: await submit(tx, userId, companyOf(request.body), files) },
        })),
      );
    },
  };
}
