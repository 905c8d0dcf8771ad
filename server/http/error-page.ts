/** The page of a refusal, for people who followed a link that leads outside the storefront. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#locales/locales.ts';
import { translate } from '#server/i18n/translate.ts';
import { asRefusal } from './errors.ts';
import { html, sendPlainPage } from './plain-page.ts';
import { isWaitForPage, sendWaitPage } from './wait-page.ts';

export type ErrorTexts = {
  locale: Locale;
  /** English phrases. */
  title: string;
  text: string;
  /** Where the shopper can go on. */
  way: { href: string; label: string };
};

/** An error handler of Fastify. `subject` completes "… failed" in the log of an error that is no refusal. */
export const errorPage =
  (subject: string, textsOf: (status: number, request: FastifyRequest) => ErrorTexts) =>
  async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const refusal = asRefusal(error);
    const { status } = refusal;
    if (isWaitForPage(refusal, request)) return sendWaitPage(refusal, request, reply);
    if (status >= 500) request.log.error({ err: error }, `${subject} failed`);
    const { locale, title, text, way } = textsOf(status, request);
    const t = (phrase: string) => translate(locale, phrase);
    const body = html`<h1>${t(title)}</h1><p>${t(text)}</p>
<p><a class="button main" href="${way.href}">${t(way.label)}</a></p>`;
    return sendPlainPage(reply, { locale, title: t(title), body, status });
  };
