/**
 * The page behind the link below a mail: it ends the mails that an account can do without, and brings them back. A GET
 * changes nothing, because mail programs follow links to look at them; their own button posts (RFC 8058).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setWantsMails, userById } from '#server/db/queries/identity.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { notFound } from '#server/domain/refusal.ts';
import { localeNamed } from '#server/i18n/languages.ts';
import { translate } from '#server/i18n/translate.ts';
import { unsubscribePage, userOfToken } from '#server/messages/unsubscribe-link.ts';
import { shopSecretOf } from '#server/security/shop-secret.ts';
import { errorPage } from './error-page.ts';
import { languageOf } from './language.ts';
import { html, sendPlainPage } from './plain-page.ts';
import { readViewCookie } from './view-cookie.ts';

type PageRequest = FastifyRequest<{ Querystring: { token?: string; again?: string } }>;

const sendErrorPage = errorPage('the page of an unsubscription', (status, request) => ({
  locale: languageOf(request),
  title: status === 404 ? 'This link is not known' : 'Something went wrong',
  text: status === 404 ? 'Open the link in our latest email to you.' : 'Please try again shortly.',
  way: { href: '/', label: 'Back to the shop' },
}));

export async function registerUnsubscribe(app: FastifyInstance, { db }: Pick<Dependencies, 'db'>): Promise<void> {
  const secretOf = shopSecretOf({ db });

  async function accountOf({ query }: PageRequest) {
    const userId = userOfToken(await secretOf(), String(query.token ?? ''));
    const user = userId === undefined ? undefined : await userById(db, userId);
    if (!user) throw notFound();
    return user;
  }

  function sendPage(request: PageRequest, reply: FastifyReply, user: Awaited<ReturnType<typeof accountOf>>) {
    const { wantsMails, language } = user;
    const locale = localeNamed(language) ?? readViewCookie(request.headers.cookie).locale;
    const t = (text: string) => translate(locale, text);
    const token = encodeURIComponent(String(request.query.token));
    const title = wantsMails ? t('Unsubscribe from emails?') : t('You’re unsubscribed');
    const body = html`
<h1>${title}</h1>
<p>${t('You still get emails about your orders and the safety of your account.')}</p>
<form method="post" action="${unsubscribePage}?token=${token}${wantsMails ? '' : '&again=1'}">
<button class="main" type="submit">${wantsMails ? t('Unsubscribe') : t('Subscribe again')}</button>
</form>
<p><a class="button" href="/">${t('Back to the shop')}</a></p>`;
    return sendPlainPage(reply, { locale, title, body });
  }

  await app.register(async (scope) => {
    scope.setErrorHandler(sendErrorPage);
    // The form has no fields, and the button of a mail program sends one that says nothing new.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1024 }, (_request, _body, done) => done(null));

    scope.get(unsubscribePage, async (request: PageRequest, reply) =>
      sendPage(request, reply, await accountOf(request)),
    );

    scope.post(unsubscribePage, async (request: PageRequest, reply) => {
      const user = await accountOf(request);
      const wantsMails = request.query.again === '1';
      await setWantsMails(db, user.id, wantsMails);
      return sendPage(request, reply, { ...user, wantsMails });
    });
  });
}
