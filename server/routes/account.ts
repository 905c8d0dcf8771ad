/** The shopper's own account: profile, password and the places where they are signed in. */
import type { FastifyRequest } from 'fastify';
import type { Db } from '#server/db/pool.ts';
import { changeUser, countryNamed, lockUser, takenContacts, userById } from '#server/db/queries/identity.ts';
import { endOwnSession, endSessions, liveSessions } from '#server/db/queries/sessions.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import { inUngatedTransaction } from '#server/db/queries/transaction.ts';
import { deleteUploads } from '#server/db/queries/uploads.ts';
import { contactChanged, passwordChanged } from '#server/domain/account-message.ts';
import { isoMicroseconds } from '#server/domain/dates.ts';
import { deviceOf } from '#server/domain/device.ts';
import { changedContacts, checkProfile } from '#server/domain/profile.ts';
import { passwordErrors } from '#server/domain/registration.ts';
import { idleMs } from '#server/domain/token.ts';
import { type UserRow, userResponse } from '#server/domain/user.ts';
import { uploadsOf } from '#server/http/form-body.ts';
import { type Body, type Handlers, requireUser } from '#server/http/handler.ts';
import { userMark } from '#server/http/logging.ts';
import { invalid, notFound, refused, type Translate, unauthorised } from '#server/http/refusal.ts';
import { hashPassword, isPassword } from '#server/security/password-hashing.ts';
import type { Services } from '#server/services.ts';
import { type CheckedFile, readImage } from '#server/uploads/checked-file.ts';
import { publicLink } from '#server/uploads/file-links.ts';
import { pictureBytes } from '#server/uploads/limits.ts';
import { removeFiles, storeFile } from '#server/uploads/stored-files.ts';
import { lostRace, refuseIfAny, takenErrors } from './contacts.ts';
import { signIn } from './sign-in.ts';
import { mailOwner } from './tell-owner.ts';

const photoEdge = 512;
const wrongPassword = 'The current password is wrong.';

type Values = ReturnType<typeof checkProfile>['values'];
type Changes = Parameters<typeof changeUser>[2];

/** Whoever finds a phone that is signed in must not be able to move the account to their own e-mail address. */
async function refuseWithoutPassword(user: UserRow, typed: string | undefined): Promise<void> {
  if (!typed) {
    throw invalid({ current_password: ['The {field} field is required.', { field: 'current password' }] });
  }
  if (!(await isPassword(user.passwordHash, typed))) throw invalid({ current_password: wrongPassword });
}

function changesOf(values: Values, changed: { email: boolean; phone: boolean }): Changes {
  return { ...values, ...(changed.email && { emailVerified: false }), ...(changed.phone && { phoneVerified: false }) };
}

const movesContact = ({ emailVerified, phoneVerified }: Changes) => emailVerified === false || phoneVerified === false;

async function photoIn(request: Pick<FastifyRequest, 'uploads'>): Promise<CheckedFile | undefined> {
  const [upload] = uploadsOf(request, 'profile_photo');
  return upload && readImage(upload, { bytes: pictureBytes, edge: photoEdge });
}

type AccountHandlers = Pick<Handlers, 'changeProfile' | 'changePassword' | 'listSessions' | 'endSession'>;

export function accountRoutes(services: Services): AccountHandlers {
  const { db, clock, config } = services;

  async function ownUser(request: FastifyRequest): Promise<UserRow> {
    const user = await userById(db, requireUser(request));
    if (!user) throw unauthorised();
    return user;
  }

  async function checkedChanges(user: UserRow, form: Body<'changeProfile'>): Promise<Changes> {
    const rules = await readSomeSettings(db, ['phoneMinLength', 'phoneMaxLength']);
    const country = form.country?.trim() ? await countryNamed(db, form.country) : undefined;
    const { values, errors } = checkProfile(form, country, rules, clock());
    const taken = await takenContacts(db, values, user.id);
    refuseIfAny({ ...takenErrors(taken), ...errors });
    const changed = changedContacts(user, values);
    if (changed.email || changed.phone) await refuseWithoutPassword(user, form.current_password);
    return changesOf(values, changed);
  }

  /** Gives the names of photos that are not needed any more. */
  async function replacePhoto(tx: Db, userId: number, photo: CheckedFile): Promise<[url: string, gone: string[]]> {
    const kept = await storeFile(tx, config, photo, { ownerId: userId, purpose: 'profile', isPublic: true });
    return [publicLink(kept.name), await deleteUploads(tx, userId, 'profile', kept.name)];
  }

  const write = (before: UserRow, changes: Changes, photo: CheckedFile | undefined, t: Translate) =>
    inUngatedTransaction(db, async (tx) => {
      await lockUser(tx, before.id);
      const [url, gone] = photo ? await replacePhoto(tx, before.id, photo) : [undefined, []];
      if (movesContact(changes)) await mailOwner(tx, before, t, contactChanged);
      return { user: await changeUser(tx, before.id, { ...changes, ...(url && { photo: url }) }), gone };
    });

  return {
    async changeProfile(request) {
      const before = await ownUser(request);
      const changes = await checkedChanges(before, request.body);
      const photo = await photoIn(request);
      const { user, gone } = await write(before, changes, photo, request.t.bind(request)).catch((error: unknown) => {
        throw lostRace(error);
      });
      await removeFiles(config, gone);
      return { message: request.t('Profile updated successfully'), data: { user: userResponse(user, clock()) } };
    },

    async changePassword(request) {
      const { current_password: current, password, password_confirmation: again } = request.body;
      const user = await ownUser(request);
      if (password !== again) throw invalid({ password_confirmation: 'Confirm Password does not match.' });
      refuseIfAny(passwordErrors(password, [user.email, user.phone, user.name]));
      if (!(await isPassword(user.passwordHash, current))) throw refused(wrongPassword);
      const passwordHash = await hashPassword(password);
      const opening = { now: clock(), userAgent: request.headers['user-agent'] };
      const { access } = await inUngatedTransaction(db, async (tx) => {
        const changed = await changeUser(tx, user.id, { passwordHash });
        await endSessions(tx, user.id);
        await mailOwner(tx, user, request.t.bind(request), passwordChanged);
        return signIn(tx, changed, opening);
      });
      request.log.info({ event: 'password', user: userMark(user.id) });
      return { message: request.t('Password changed successfully'), data: { access } };
    },

    async listSessions(request) {
      const now = clock();
      const rows = await liveSessions(db, requireUser(request), now, new Date(now.getTime() - idleMs));
      const sessions = rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
        id,
        device: deviceOf(userAgent, request.t.bind(request)),
        created_at: isoMicroseconds(createdAt),
        last_used_at: isoMicroseconds(lastUsedAt),
        is_current: id === request.sessionId,
      }));
      return { data: { sessions } };
    },

    async endSession(request) {
      const userId = requireUser(request);
      if (!(await endOwnSession(db, userId, request.params.id))) throw notFound();
      request.log.info({ event: 'session ended', user: userMark(userId) });
      return { message: request.t('Signed out') };
    },
  };
}
