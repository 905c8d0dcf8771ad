/** Settings, message catalogues, countries and the banners of the home page. */
import { mayShowDemoAccount } from '#server/config.ts';
import { hasDemoAccount } from '#server/db/queries/demo.ts';
import { shownBanners } from '#server/db/queries/home.ts';
import {
  activeCurrencies,
  activeLanguages,
  allCountries,
  readSomeSettings,
  shownSettings,
} from '#server/db/queries/settings.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { demoAccount } from '#server/domain/demo-account.ts';
import type { Handlers } from '#server/http/handler.ts';
import { ownKey } from '#server/http/realtime.ts';
import { localeNamed, textsOf } from '#server/i18n/languages.ts';
import { requestedLocale } from '#server/i18n/locale.ts';
import { takesOnlinePayment } from '#server/pay/offer.ts';
import { realtimeAddress } from '#server/realtime/pusher-service.ts';
import { serializeCountry, serializeMaster } from '#server/serializers/master.ts';
import { serializeBanner } from '#server/serializers/shop.ts';

export function settingsRoutes(
  deps: Dependencies,
): Pick<Handlers, 'getMaster' | 'getCatalogue' | 'listCountries' | 'listBanners'> {
  const { publicDb: db, config } = deps;

  return {
    async getMaster(request) {
      const [settings, languages, currencies, showsDemo] = await Promise.all([
        shownSettings(db, request.seesDraft),
        activeLanguages(db),
        activeCurrencies(db),
        mayShowDemoAccount(config) && hasDemoAccount(db),
      ]);
      const facts = {
        settings,
        languages,
        currencies,
        environment: config.environment,
        realtime: realtimeAddress(config.pusher, ownKey),
        takesOnlinePayment: takesOnlinePayment(config),
        demoAccount: showsDemo ? demoAccount : null,
      };
      return { data: serializeMaster(facts, requestedLocale(request.headers['accept-language'])) };
    },

    async getCatalogue(request, reply) {
      const locale = localeNamed(request.params.locale);
      if (!locale) return reply.code(404).send({ error: 'Language file not found' });
      const { phrases } = await readSomeSettings(db, ['phrases']);
      return { ...textsOf(locale), ...phrases[locale] };
    },

    async listCountries() {
      const found = await allCountries(db);
      const { country } = await readSomeSettings(db, ['country']);
      return { data: { countries: found.map((row) => serializeCountry(row, country)) } };
    },

    async listBanners(request) {
      const found = await shownBanners(db, request.seesDraft);
      const slider = found.filter(({ kind }) => kind === 'hero');
      return { data: { banners: slider.map((banner) => serializeBanner(banner, request.locale)) } };
    },
  };
}
