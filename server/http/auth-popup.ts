/**
 * The window in which a shopper signs in with a provider. It goes from `/auth/popup/{provider}` to the provider's own
 * page and comes back to `/auth/popup`, whose script hands the response to the page that opened it. No script of a
 * provider ever runs on this site.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '#api/generated/schema.ts';
import { directionOf, htmlLang, type Locale } from '#locales/locales.ts';
import type { Config } from '#server/config.ts';
import { badRequest, notFound } from '#server/domain/refusal.ts';
import { translate } from '#server/i18n/translate.ts';
import { authoriseAddress } from '#server/social/authorise.ts';
import { isProvider, type SocialProvider } from '#server/social/providers.ts';
import { popupPath, returnAddress } from '#server/social/return-address.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { readViewCookie } from './view-cookie.ts';

type SocialAuth = components['schemas']['SocialAuth'];
type Start = { state: string; nonce: string; challenge: string };

const maxFormBytes = 16 * 1024;
/** The fields of Apple's form. */
const formFields = ['state', 'code', 'id_token', 'user', 'error'];

const headers = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  // With any other value the browser would cut the window off from the shop on its way to the provider.
  'cross-origin-opener-policy': 'unsafe-none',
  // The URL holds the provider's response.
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

const documentIn = (locale: Locale) => `<!doctype html>
<html lang="${htmlLang(locale)}" dir="${directionOf(locale)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${translate(locale, 'Signing in')}</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <script src="/auth-popup.js"></script>
  </head>
  <body>
    <main>
      <h1>${translate(locale, 'Signing in')}</h1>
      <p>${translate(locale, 'You can close this window.')}</p>
    </main>
  </body>
</html>
`;

function startOf({ query }: FastifyRequest): Start {
  const { state, nonce, challenge } = query as Record<string, unknown>;
  const isDigest = (value: unknown) => typeof value === 'string' && /^[\w-]{43}$/.test(value);
  if ([state, nonce, challenge].every(isDigest)) return { state, nonce, challenge } as Start;
  throw badRequest('The request could not be read.');
}

/** A fragment is neither sent to a server nor logged. */
const handOver = (response: Record<string, string>) => `${popupPath}#${new URLSearchParams(response)}`;

export function registerAuthPopup(app: FastifyInstance, config: Config): void {
  const fetchInside = inProcessFetch(app);

  /** The page uses the same path, whichever back end serves the calls. */
  async function offered(provider: SocialProvider): Promise<SocialAuth | undefined> {
    const response = await fetchInside('http://shop.internal/api/master');
    if (!response.ok) return undefined;
    const { data } = (await response.json()) as { data?: { social_auths?: Record<string, SocialAuth> } };
    return data?.social_auths?.[provider];
  }

  async function providerPage(provider: SocialProvider, start: Start, request: FastifyRequest): Promise<string> {
    const { is_active, client_id: clientId, redirect_url } = (await offered(provider)) ?? { is_active: false };
    const redirectUri = returnAddress(config, request, redirect_url);
    if (!is_active || !clientId || !redirectUri) return handOver({ state: start.state, error: 'not_offered' });
    return authoriseAddress(config.social, provider, { ...start, clientId, redirectUri });
  }

  const setHeaders = async (_request: FastifyRequest, reply: FastifyReply) => void reply.headers(headers);

  app.register(async (popup) => {
    popup.addHook('onRequest', setHeaders);
    popup.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxFormBytes },
      (_request, text, done) => done(null, new URLSearchParams(text)),
    );

    popup.get(`${popupPath}/:provider`, async (request, reply) => {
      const { provider } = request.params as { provider: string };
      if (!isProvider(provider)) throw notFound();
      return reply.redirect(await providerPage(provider, startOf(request), request), 303);
    });

    popup.get(popupPath, (request, reply) =>
      reply.type('text/html; charset=utf-8').send(documentIn(readViewCookie(request.headers.cookie).locale)),
    );

    popup.post(popupPath, async (request, reply) => {
      if (!(request.body instanceof URLSearchParams)) throw badRequest('The request could not be read.');
      const given = [...request.body].filter(([name]) => formFields.includes(name));
      return reply.redirect(handOver(Object.fromEntries(given)), 303);
    });
  });
}
