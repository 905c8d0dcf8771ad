/** What a shopper sees on the way to pay when there is nothing to pay, or no way to. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asRefusal } from '#server/http/errors.ts';
import { html, sendPlainPage } from '#server/http/plain-page.ts';
import { isWaitForPage, sendWaitPage } from '#server/http/wait-page.ts';
import { translate } from '#server/i18n/translate.ts';

/** A refusal as a page: without the key, or while the gateway is away. */
export function sendTrouble(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asRefusal(error);
  if (isWaitForPage(refusal, request)) return sendWaitPage(refusal, request, reply);
  if (refusal.status >= 500) request.log.error({ err: error }, 'a page of a payment failed');
  const { locale } = request;
  const title = translate(
    locale,
    refusal.status === 404 ? 'This payment is not known' : 'Payment is not available now',
  );
  const text = translate(locale, 'Your orders show what is paid and what is not.');
  const orders = html`<p><a class="button main" href="/order-history">${translate(locale, 'Back to my orders')}</a></p>`;
  const body = html`<h1>${title}</h1><p>${text}</p>${orders}`;
  return sendPlainPage(reply, { locale, title, body, status: refusal.status });
}
