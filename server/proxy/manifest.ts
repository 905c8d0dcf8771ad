/** The web manifest of a shop whose settings are at another back end. */
import type { FastifyInstance } from 'fastify';
import { manifestPath, sendManifest } from '#server/http/manifest.ts';
import { localeOf } from '#server/i18n/locale.ts';
import { settingsBy } from './origins.ts';

const colourIn = (colours: unknown): unknown =>
  typeof colours === 'object' && colours !== null && 'primary' in colours ? colours.primary : undefined;

export function registerProxyManifest(app: FastifyInstance, fetchInside: typeof fetch): void {
  app.get<{ Querystring: { locale?: string } }>(manifestPath, async (request, reply) => {
    const settings = await settingsBy(fetchInside).catch(() => ({ app_name: undefined, theme_colors: undefined }));
    const name = typeof settings.app_name === 'string' ? settings.app_name : 'Larder';
    return sendManifest(reply, {
      name,
      colour: colourIn(settings.theme_colors),
      locale: localeOf(request.query.locale),
    });
  });
}
