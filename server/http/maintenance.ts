/**
 * While the operator works on the shop, people get a page that says so and calls are refused. Health checks, files,
 * payments that have begun and the notices of gateways go on.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Maintenance, secondsToWait } from '#server/domain/maintenance.ts';
import { Refusal } from '#server/domain/refusal.ts';
import { translate } from '#server/i18n/translate.ts';
import { sendRefusal } from './errors.ts';
import { signedBodies } from './guard.ts';
import { isHealthCheck } from './health.ts';
import { languageOf } from './language.ts';
import { isInside } from './limits.ts';
import { html, sendPlainPage } from './plain-page.ts';
import { routedPath } from './routed-path.ts';
import { acceptsPage } from './wait-page.ts';

/** Windows of payments, and the inbox on the operator's own machine. */
const isOpenPage = /^\/(payment|order|dev)\//;

const closedFor = (seconds: number) =>
  new Refusal(503, 'The shop is closed for maintenance. Please try again in a few minutes.', { retryAfter: seconds });

type Shown = 'page' | 'refusal';

/** Undefined: the request is answered as always. */
function shownTo(request: FastifyRequest): Shown | undefined {
  const path = routedPath(request);
  if (isInside(request) || request.seesDraft || isHealthCheck(request.url)) return undefined;
  if (path.startsWith('/api/')) return path.startsWith(signedBodies) ? undefined : 'refusal';
  return acceptsPage(request) && !isOpenPage.test(path) ? 'page' : undefined;
}

export function registerMaintenance(
  app: FastifyInstance,
  { db, cache, clock }: Pick<Dependencies, 'db' | 'cache' | 'clock'>,
): void {
  let known: Maintenance | null = null;
  /** While the database is away, what was known before holds. */
  async function current(): Promise<Maintenance | null> {
    const read = async () => (await readSomeSettings(db, ['maintenance'])).maintenance;
    known = await cache.memoize('maintenance', read).catch(() => known);
    return known;
  }

  async function sendClosedPage(seconds: number, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const locale = languageOf(request);
    const title = translate(locale, 'We’ll be back soon');
    const body = html`
<h1>${title}</h1>
<p>${translate(locale, 'We’re working on the shop. Please try again in a few minutes.')}</p>
<form method="get"><button class="main">${translate(locale, 'Try again')}</button></form>`;
    reply.header('retry-after', String(seconds));
    return sendPlainPage(reply, { locale, title, body, status: 503 });
  }

  app.addHook('onRequest', async (request, reply) => {
    const shown = shownTo(request);
    const maintenance = shown && (await current());
    if (!maintenance) return undefined;
    const seconds = secondsToWait(maintenance, clock());
    return shown === 'page' ? sendClosedPage(seconds, request, reply) : sendRefusal(closedFor(seconds), request, reply);
  });
}
