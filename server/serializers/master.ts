/** The shop's settings as the contract describes them. */
import type { components } from '#api/generated/schema.ts';
import { byLocale } from '#locales/locales.ts';
import type { countries, currencies, languages } from '#server/db/schema/settings.ts';
import type { ShopSettings } from '#server/db/shop-settings.ts';
import { pageFont } from '#server/domain/look.ts';
import { offeredGateways } from '#server/domain/payment-methods.ts';
import { storagePath, storageTitle } from '#server/domain/storage-page.ts';
import { inLanguage, type Language } from '#server/domain/texts.ts';
import { ownerText } from '#server/i18n/owner-text.ts';
import { translate } from '#server/i18n/translate.ts';
import type { realtimeAddress } from '#server/realtime/pusher-service.ts';
import { logoOf, thumbnailOf } from './pictures.ts';

type Master = components['schemas']['MasterSettings'];
type Schemas = components['schemas'];

type RealtimeAddress = ReturnType<typeof realtimeAddress>;

export type MasterFacts = {
  settings: ShopSettings;
  languages: (typeof languages.$inferSelect)[];
  currencies: (typeof currencies.$inferSelect)[];
  environment: string;
  realtime: RealtimeAddress;
  /** Off: whatever the owner has set, this server cannot have an order paid online. */
  takesOnlinePayment: boolean;
  demoAccount: { phone: string; password: string } | null;
};

/** Lists that are kept as one value have no numbers of their own; the place is the number. */
const numbered = <Item, Shape>(items: readonly Item[], shape: (item: Item) => Shape) =>
  items.map((item, index) => ({ id: index + 1, ...shape(item) }));

function currencyShapes({ currencies, settings }: MasterFacts) {
  const main = currencies.find(({ isDefault }) => isDefault);
  return {
    currency: {
      name: main?.name ?? 'USD',
      symbol: main?.symbol ?? '$',
      rate: 1,
      position: settings.currencyPosition,
    },
    currencies: currencies.map(({ id, name, symbol, rateFromDefault, isDefault }) => ({
      id,
      name,
      symbol,
      rate: rateFromDefault,
      rate_from_default: rateFromDefault,
      is_default: isDefault,
    })),
  };
}

/** A shop with one vendor has no page of shops. */
function menuShapes({ menus, multiVendor }: ShopSettings, language: Language): Schemas['MenuItem'][] {
  const shown = menus.filter(({ url }) => multiVendor || url !== '/shops');
  return numbered(shown, ({ name, url, target, isExternal }) => ({
    name: ownerText(name, language),
    title: ownerText(name, language),
    url,
    target,
    is_external: isExternal,
  }));
}

/** The last column of links ends with the page about cookies, unless the owner's own footer leads to it. */
function withStorageLink(footers: ShopSettings['footers'], language: Language): ShopSettings['footers'] {
  const isThere = footers.some(({ items }) => items.some(({ url }) => url === storagePath));
  const last = footers.findLast(({ items }) => items.some(({ type }) => type === 'link'));
  if (isThere || !last) return footers;
  const title = { ...byLocale(() => ''), [language]: translate(language, storageTitle) };
  const link = { type: 'link' as const, title, url: storagePath, target: '_self' as const };
  return footers.map((column) => (column === last ? { ...column, items: [...column.items, link] } : column));
}

function footerShapes({ footers }: ShopSettings, language: Language): Schemas['FooterColumn'][] {
  return numbered(
    withStorageLink(footers, language).toSorted((a, b) => a.position - b.position),
    ({ position, title, items }) => ({
      position,
      title: title ? ownerText(title, language) : null,
      items: numbered(items, (item) => ({
        type: item.type,
        title: item.title ? ownerText(item.title, language) : null,
        url: item.url ?? null,
        target: item.target,
      })),
    }),
  );
}

const socialAuthShapes = ({ socialAuths }: ShopSettings): Record<string, Schemas['SocialAuth']> =>
  Object.fromEntries(
    Object.entries(socialAuths).map(([name, { clientId, isActive, redirectUrl }]) => [
      name,
      { name, client_id: clientId ?? null, is_active: isActive, redirect_url: redirectUrl ?? null },
    ]),
  );

function serializeFont({ font }: ShopSettings): NonNullable<Master['font']> | null {
  const found = pageFont(font);
  return found ? { family: found.family, url: found.url ?? null } : null;
}

function lookShapes(settings: ShopSettings, language: Language) {
  return {
    app_name: settings.appName,
    address: inLanguage(settings.address, language),
    mobile: settings.hotline,
    web_footer_text: inLanguage(settings.footerText, language),
    web_footer_description: inLanguage(settings.footerDescription, language),
    web_logo: logoOf(settings.logo),
    web_footer_logo: logoOf(settings.footerLogo),
    app_logo: logoOf(settings.appLogo),
    web_show_footer: settings.showFooter,
    show_download_app: settings.showDownloadApp,
    google_playstore_link: settings.playStoreLink,
    app_store_link: settings.appStoreLink,
    footer_qr: settings.footerQr,
    theme_colors: settings.themeColors,
    font: serializeFont(settings),
    home_sections: settings.homeSections,
    social_links: numbered(settings.socialLinks, ({ name, logo: slug, link }) => ({
      name,
      logo: thumbnailOf(slug),
      link,
    })),
  };
}

function ruleShapes({ settings, takesOnlinePayment }: MasterFacts, language: Language) {
  const gateways = takesOnlinePayment ? offeredGateways(settings.paymentGateways) : [];
  return {
    cash_on_delivery: settings.cashOnDelivery,
    online_payment: settings.onlinePayment && takesOnlinePayment,
    multi_vendor: settings.multiVendor,
    register_otp_verify: settings.registerOtpVerify,
    register_otp_type: settings.registerOtpType,
    forgot_otp_type: settings.forgotOtpType,
    order_place_account_verify: settings.orderPlaceAccountVerify,
    phone_required: settings.phoneRequired,
    phone_min_length: settings.phoneMinLength,
    phone_max_length: settings.phoneMaxLength,
    return_order_within_days: settings.returnOrderWithinDays,
    payment_gateways: numbered(gateways, ({ name, title, logo: slug, isActive }) => ({
      name,
      title: translate(language, title),
      logo: thumbnailOf(slug),
      is_active: isActive,
    })),
  };
}

const realtimeShapes = ({ key, cluster, host, port, tls }: RealtimeAddress) => ({
  pusher_app_key: key,
  pusher_app_cluster: cluster,
  pusher_app_host: host,
  pusher_app_port: port,
  pusher_app_tls: tls,
});

/** `ofShop`: the name of the country with which forms begin. */
export const serializeCountry = ({ id, name, phoneCode }: typeof countries.$inferSelect, ofShop: string) => ({
  id,
  name,
  phone_code: phoneCode,
  ...(name === ofShop && { is_default: true }),
});

/** `asked` is the language of the request, when it named one that exists. */
export function serializeMaster(facts: MasterFacts, requested: Language | undefined): Master {
  const { settings } = facts;
  const offered = facts.languages.some(({ name }) => name === requested);
  const locale = requested && offered ? requested : settings.defaultLanguage;
  const language = requested ?? settings.defaultLanguage;
  return {
    ...currencyShapes(facts),
    ...lookShapes(settings, language),
    ...ruleShapes(facts, language),
    ...realtimeShapes(facts.realtime),
    app_locale: locale,
    app_environment: facts.environment,
    languages: facts.languages.map(({ id, name, title, direction }) => ({ id, name, title, direction })),
    social_auths: socialAuthShapes(settings),
    has_passkeys: true,
    has_chat_pictures: true,
    has_typing: true,
    has_reply_files: true,
    has_photos: true,
    menus: menuShapes(settings, language),
    footers: footerShapes(settings, language),
    demo_account: facts.demoAccount,
  };
}
