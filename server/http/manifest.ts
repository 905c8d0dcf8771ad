/** The web manifest: the shop as an app on somebody's screen, under the owner's name and in the owner's colour. */
import type { FastifyInstance } from 'fastify';
import { directionOf } from '#locales/locales.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { inLanguage } from '#server/domain/texts.ts';
import { localeOf } from '#server/i18n/locale.ts';
import { languageTags } from '#server/i18n/translate.ts';

const ground = '#fbfaf5';
const isColour = (text: unknown): text is string => typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text);

/** Drawn by the build (`scripts/lib/app-icons.mjs`). */
const icons = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Browsers ask for it without cookies, so the page's link names the language. */
export function registerManifest(app: FastifyInstance, { db }: Pick<Dependencies, 'db'>): void {
  app.get<{ Querystring: { locale?: string } }>('/manifest.webmanifest', async (request, reply) => {
    const locale = localeOf(request.query.locale);
    const { appName, footerDescription, themeColors } = await readSomeSettings(db, [
      'appName',
      'footerDescription',
      'themeColors',
    ]);
    const manifest = {
      id: '/',
      name: appName,
      short_name: appName,
      description: inLanguage(footerDescription, locale),
      lang: languageTags[locale].split('-')[0],
      dir: directionOf(locale),
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: ground,
      theme_color: isColour(themeColors.primary) ? themeColors.primary : ground,
      icons,
    };
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest));
  });
}
