/** The language of a request, and its texts. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Locale } from '#locales/locales.ts';
import type { PhraseValues } from '#server/domain/refusal.ts';
import { localeOf } from '#server/i18n/locale.ts';
import { translate } from '#server/i18n/translate.ts';
import { hasViewCookie, readViewCookie } from './view-cookie.ts';

export function registerLanguage(app: FastifyInstance): void {
  app.decorateRequest('locale', '');
  app.decorateRequest('userId', undefined);
  app.decorateRequest('sessionId', undefined);
  app.decorateRequest('ownShopId', undefined);
  app.decorateRequest('t', function t(text: string, values?: PhraseValues) {
    return translate(this.locale, values ? [text, values] : text);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    request.locale = localeOf(request.headers['accept-language']);
    done();
  });
}

export const queryIn = ({ url }: FastifyRequest) => new URLSearchParams(/\?([^#]*)/.exec(url)?.[1]);

/** The language in the address, else the one that was chosen before, else the browser's. */
export function languageOf(request: FastifyRequest): Locale {
  const named = queryIn(request).get('locale');
  if (named) return localeOf(named);
  const { cookie } = request.headers;
  return hasViewCookie(cookie) ? readViewCookie(cookie).locale : request.locale;
}
