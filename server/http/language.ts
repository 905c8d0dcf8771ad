/** The language of a request, and its texts. */
import type { FastifyInstance } from 'fastify';
import type { PhraseValues } from '#server/domain/refusal.ts';
import { localeOf } from '#server/i18n/locale.ts';
import { translate } from '#server/i18n/translate.ts';

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
