/** Settings, message catalogues, countries and the banners of the home page. */
import { localeNamed } from '#locales/locales.ts';
import { mayShowDemoAccount } from '#server/config.ts';
import { homeBanners } from '#server/db/queries/home.ts';
import {
  activeCurrencies,
  activeLanguages,
  allCountries,
  readSettings,
  readSomeSettings,
} from '#server/db/queries/settings.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { demoAccount } from '#server/domain/demo-account.ts';
import type { Handlers } from '#server/http/handler.ts';
import { ownKey } from '#server/http/realtime.ts';
import { requestedLocale } from '#server/i18n/locale.ts';
import { catalogues } from '#server/i18n/translate.ts';
import { takesOnlinePayment } from '#server/pay/offer.ts';
import { realtimeAddress } from '#server/realtime/pusher-service.ts';
import { serializeMaster } from '#server/serializers/master.ts';
import { serializeBanner } from '#server/serializers/shop.ts';

export function settingsRoutes(
  deps: Dependencies,
): Pick<Handlers, 'getMaster' | 'getCatalogue' | 'listCountries' | 'listBanners'> {
  const { db, config } = deps;

  return {
    async getMaster(request) {
      const [settings, languages, currencies] = await Promise.all([
        readSettings(db),
        activeLanguages(db),
        activeCurrencies(db),
      ]);
      const facts = {
        settings,
        languages,
        currencies,
        environment: config.environment,
        realtime: realtimeAddress(config.pusher, ownKey),
        takesOnlinePayment: takesOnlinePayment(config),
        demoAccount: mayShowDemoAccount(config) ? demoAccount : null,
      };
      return { data: serializeMaster(facts, requestedLocale(request.headers['accept-language'])) };
    },

    async getCatalogue(request, reply) {
      const locale = localeNamed(request.params.locale);
      if (!locale) return reply.code(404).send({ error: 'Language file not found' });
      const { phrases } = await readSomeSettings(db, ['phrases']);
      return { ...catalogues[locale], ...phrases[locale] };
    },

    async listCountries() {
      const found = await allCountries(db);
      return { data: { countries: found.map(({ id, name, phoneCode }) => ({ id, name, phone_code: phoneCode })) } };
    },

    async listBanners(request) {
      const found = await homeBanners(db);
      const slider = found.filter(({ kind }) => kind === 'hero');
      return { data: { banners: slider.map((banner) => serializeBanner(banner, request.locale)) } };
    },
  };
}
