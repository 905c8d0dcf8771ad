/** The shopper's own account: profile, password and the places where they are signed in. */
import type { FastifyRequest } from 'fastify';
import { endOwnSession, liveSessions } from '#server/db/queries/sessions.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { isoMicroseconds } from '#server/domain/dates.ts';
import { deviceOf } from '#server/domain/device.ts';
import { notFound } from '#server/domain/refusal.ts';
import { shopperOf } from '#server/http/caller.ts';
import { type Handlers, requireUser } from '#server/http/handler.ts';
import { userMark } from '#server/security/user-mark.ts';
import { userResponse } from '#server/serializers/user.ts';
import { changePassword, changeProfile } from '#server/services/account.ts';
import { eraseAccount, exportAccount } from '#server/services/personal-data.ts';
import { type CheckedFile, readImage } from '#server/uploads/checked-file.ts';
import { uploadsOf } from '#server/uploads/form-body.ts';
import { pictureBytes } from '#server/uploads/limits.ts';

const photoEdge = 512;

async function photoIn(request: Pick<FastifyRequest, 'uploads'>): Promise<CheckedFile | undefined> {
  const [upload] = uploadsOf(request, 'profile_photo');
  return upload && readImage(upload, { bytes: pictureBytes, edge: photoEdge });
}

type AccountHandlers = Pick<
  Handlers,
  'changeProfile' | 'changePassword' | 'listSessions' | 'endSession' | 'exportAccount' | 'eraseAccount'
>;

export const accountRoutes = (deps: Dependencies): AccountHandlers => ({
  async changeProfile(request) {
    const change = { form: request.body, readPhoto: () => photoIn(request) };
    const user = await changeProfile(deps, shopperOf(request), change);
    return { message: request.t('Profile updated successfully'), data: { user: userResponse(user, deps.clock()) } };
  },

  async changePassword(request) {
    const access = await changePassword(deps, shopperOf(request), request.body);
    return { message: request.t('Password changed successfully'), data: { access } };
  },

  async exportAccount(request) {
    return { data: await exportAccount(deps, requireUser(request)) };
  },

  async eraseAccount(request) {
    await eraseAccount(deps, shopperOf(request), request.body);
    return { message: request.t('Your account was deleted') };
  },

  async listSessions(request) {
    const now = deps.clock();
    const rows = await liveSessions(deps.db, requireUser(request), now);
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
    if (!(await endOwnSession(deps.db, userId, request.params.id))) throw notFound();
    request.log.info({ event: 'session ended', user: userMark(userId) });
    return { message: request.t('Signed out') };
  },
});
