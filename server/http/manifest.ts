/** The web manifest: name and colour of the installed app. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { directionOf, htmlLang, type Locale } from '#locales/locales.ts';
import { shownSettings } from '#server/db/queries/settings.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { inLanguage } from '#server/domain/texts.ts';
import { localeOf } from '#server/i18n/locale.ts';
import { translate } from '#server/i18n/translate.ts';

const ground = '#fbfaf5';
const isColour = (text: unknown): text is string => typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text);

/** Drawn by the build (`scripts/lib/app-icons.mjs`). */
const icons = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

export type AppFacts = { name: string; description?: string; colour?: unknown; locale: Locale };

export function sendManifest(reply: FastifyReply, { name, description, colour, locale }: AppFacts): FastifyReply {
  const shortcut = (phrase: string, url: string) => ({
    name: translate(locale, phrase),
    url,
    icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
  });
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description,
    lang: htmlLang(locale),
    dir: directionOf(locale),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: isColour(colour) ? colour : ground,
    icons,
    categories: ['shopping', 'food'],
    // The dashboard shows the cart; the panel of the cart has no address.
    shortcuts: [shortcut('My Cart', '/dashboard'), shortcut('Order History', '/order-history')],
  };
  return reply
    .header('cache-control', 'public, max-age=3600')
    .type('application/manifest+json; charset=utf-8')
    .send(JSON.stringify(manifest));
}

export const manifestPath = '/manifest.webmanifest';

/** Browsers fetch it without cookies, so the page's link carries the locale. */
export function registerManifest(app: FastifyInstance, { publicDb: db }: Pick<Dependencies, 'publicDb'>): void {
  app.get<{ Querystring: { locale?: string } }>(manifestPath, async (request, reply) => {
    const locale = localeOf(request.query.locale);
    const { appName, footerDescription, themeColors } = await shownSettings(db, request.seesDraft);
    const description = inLanguage(footerDescription, locale);
    return sendManifest(reply, { name: appName, description, colour: themeColors.primary, locale });
  });
}
