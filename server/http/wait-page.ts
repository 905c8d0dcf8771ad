/** The page for a network over its rate limit: the reason and a retry button. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '#server/domain/refusal.ts';
import { translate } from '#server/i18n/translate.ts';
import { languageOf, queryIn } from './language.ts';
import { type Html, html, sendPlainPage } from './plain-page.ts';
import { routedPath } from './routed-path.ts';

/** Their readers are programs: calls, sockets and files. */
const notPages = /^\/(api|app|pusher|assets|pictures|uploads|files|previews)(\/|$)/;
const looksLikeFile = /\.[a-z0-9]{2,11}$/i;

/** Whether a person waits for the response, and not a program. */
export function acceptsPage(request: FastifyRequest): boolean {
  const path = routedPath(request);
  return !notPages.test(path) && !looksLikeFile.test(path);
}

/** A form that is sent leaves out the query of its address; these bring it along. */
const queryFields = (request: FastifyRequest): Html[] =>
  [...queryIn(request)].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

/** The button reloads the current URL: the form has no action, so no other URL can be injected. */
export function sendWaitPage(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const locale = languageOf(request);
  const t = (text: string) => translate(locale, text);
  const title = t('Please wait a moment');
  const body = html`
<h1>${title}</h1>
<p>${t('Too many requests have come from your network. Please try again shortly.')}</p>
<form method="get">${queryFields(request)}
<button class="main">${t('Try again')}</button>
</form>`;
  reply.header('retry-after', String(refusal.retryAfter ?? 1));
  return sendPlainPage(reply, { locale, title, body, status: refusal.status });
}

/** Whether this refusal is shown as the wait page. */
export const isWaitForPage = ({ status }: Refusal, request: FastifyRequest): boolean =>
  status === 429 && acceptsPage(request);
