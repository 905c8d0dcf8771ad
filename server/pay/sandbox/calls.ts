/** The calls of the sandbox: as much of Stripe's API as the shop uses, for a caller with the key. */
import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Form, textAt } from './form.ts';
import { notify, type SandboxServices } from './notify.ts';
import { isRefunded, refundObject, sessionId, sessionObject } from './objects.ts';
import { changeOpen, createSession, findSession, refund } from './sessions.ts';

type SessionCall = FastifyRequest<{ Params: { session: string } }>;

const sendError = (reply: FastifyReply, status: number, message: string, code?: string) =>
  reply.code(status).send({ error: { type: 'invalid_request_error', message, code } });

const hasKey = ({ headers }: FastifyRequest, key: string) => {
  const given = Buffer.from(String(headers.authorization));
  const right = Buffer.from(`Bearer ${key}`);
  return given.length === right.length && timingSafeEqual(given, right);
};

const keyOf = ({ headers }: FastifyRequest) => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : null;
};

export function registerSandboxCalls(app: FastifyInstance, deps: SandboxServices): void {
  const { db, clock, keys } = deps;
  app.addHook('onRequest', async (request, reply) => {
    if (!hasKey(request, keys.secretKey)) return sendError(reply, 401, 'Invalid API Key provided.');
  });

  app.post('/checkout/sessions', async (request) =>
    sessionObject(await createSession(db, request.body as Form, keyOf(request), clock()), clock()),
  );

  app.get('/checkout/sessions/:session', async ({ params }: SessionCall, reply) => {
    const session = await findSession(db, params.session);
    return session ? sessionObject(session, clock()) : sendError(reply, 404, 'No such checkout session.');
  });

  app.post('/checkout/sessions/:session/expire', async ({ params }: SessionCall, reply) => {
    const session = await changeOpen(db, params.session, { status: 'expired' }, clock());
    if (!session) return sendError(reply, 400, 'Only an open session can be expired.');
    await notify(deps, 'checkout.session.expired', session);
    return sessionObject(session, clock());
  });

  app.post('/refunds', async (request, reply) => {
    const form = request.body as Form;
    const intent = textAt(form, 'payment_intent');
    const key = keyOf(request) ?? randomUUID();
    const amount = Number(textAt(form, 'amount'));
    const isDone = Number.isInteger(amount) && amount > 0 && (await refund(db, sessionId(intent), amount, key));
    if (isDone) return refundObject(intent, key, amount);
    const session = await findSession(db, sessionId(intent));
    const code = session && isRefunded(session) ? 'charge_already_refunded' : undefined;
    return sendError(reply, 400, 'There is nothing that could be refunded.', code);
  });

  app.get('/refunds', async ({ query }: FastifyRequest<{ Querystring: { payment_intent?: string } }>) => {
    const intent = query.payment_intent ?? '';
    const session = await findSession(db, sessionId(intent));
    const data = Object.entries(session?.refunds ?? {}).map(([key, amount]) => refundObject(intent, key, amount));
    return { object: 'list', data, has_more: false };
  });
}
