/** Settings with a default for every field: an incomplete response never stops the shop. */
import type { Settings } from '../types/settings.ts';
import {
  distinctOf,
  flag,
  id,
  identifiedBy,
  listOf,
  maybeText,
  number,
  numeric,
  pictureAddress,
  text,
  worded,
  z,
} from './zod.ts';

const target = z.catch(z.enum(['_self', '_blank']), '_self');
const otpType = z.catch(z.enum(['email', 'phone']), 'email');
const positive = numeric.check(z.positive());

const defaultCurrency = { name: 'USD', symbol: '$', rate: 1, position: 'suffix' } as const;
const currency = z.looseObject({
  name: text(defaultCurrency.name),
  symbol: text(defaultCurrency.symbol),
  rate: z.catch(positive, 1),
  position: z.catch(z.enum(['prefix', 'suffix']), 'suffix'),
});
const listedCurrency = z.looseObject({
  id: id(),
  name: z.string(),
  symbol: text(),
  rate: z.catch(positive, 1),
  rate_from_default: z.catch(positive, 1),
  is_default: flag(),
});
const language = z.looseObject({
  id: id(),
  name: z.string(),
  title: text(),
  direction: z.catch(z.enum(['ltr', 'rtl']), 'ltr'),
});
const gateway = z.looseObject({
  id: id(),
  title: text(),
  name: z.string(),
  logo: pictureAddress(),
  is_active: flag(true),
});
const socialLink = identifiedBy(
  ({ link, name }) => link ?? name,
  z.looseObject({ id: id(), name: text(), logo: pictureAddress(), link: maybeText }),
);
const menuItem = z.looseObject({
  id: id(),
  name: text(),
  title: maybeText,
  url: z.string(),
  target,
  is_external: flag(),
});
const footerItem = z.looseObject({
  id: id(),
  type: z.enum(['logo', 'text', 'email', 'phone', 'social_links', 'app_store', 'link']),
  title: maybeText,
  url: maybeText,
  target,
});
const footerColumn = z.looseObject({ id: id(), position: number(), title: maybeText, items: distinctOf(footerItem) });
const socialAuth = z.looseObject({ name: text(), is_active: flag() });
const demoAccount = z.object({ phone: z.string(), password: z.string() });

/** Providers with valid settings; an empty PHP array stands for none. */
const socialAuths = z.pipe(
  z.catch(z.record(z.string(), z.unknown()), {}),
  z.transform((given) =>
    Object.fromEntries(
      Object.entries(given).flatMap(([name, raw]) => {
        const auth = z.safeParse(socialAuth, raw);
        return auth.success ? [[name, auth.data] as const] : [];
      }),
    ),
  ),
);

/** Only texts; the theme checks whether they are colours. */
const themeColors = z.pipe(
  z.catch(z.record(z.string(), z.unknown()), {}),
  z.transform((given) => Object.fromEntries(Object.entries(given).filter(([, shade]) => typeof shade === 'string'))),
);

export const settingsValidator = z.looseObject({
  currency: z.catch(currency, defaultCurrency),
  currencies: distinctOf(listedCurrency),
  app_name: z.catch(worded.check(z.minLength(1)), 'Larder'),
  app_locale: text('en'),
  cash_on_delivery: flag(),
  online_payment: flag(),
  show_download_app: flag(),
  web_show_footer: flag(true),
  google_playstore_link: maybeText,
  app_store_link: maybeText,
  payment_gateways: distinctOf(gateway),
  multi_vendor: flag(true),
  mobile: text(),
  address: text(),
  web_footer_text: text(),
  web_footer_description: maybeText,
  web_logo: pictureAddress(),
  web_footer_logo: pictureAddress(),
  app_logo: pictureAddress(),
  footer_qr: z.nullish(pictureAddress()),
  social_links: distinctOf(socialLink),
  theme_colors: themeColors,
  font: z.catch(z.nullish(z.object({ family: z.string(), url: z.nullable(z.string()) })), undefined),
  home_sections: listOf(z.string()),
  pusher_app_key: maybeText,
  pusher_app_cluster: maybeText,
  pusher_app_host: maybeText,
  pusher_app_port: z.catch(z.nullish(numeric), undefined),
  pusher_app_tls: z.catch(z.nullish(z.boolean()), undefined),
  app_environment: text('production'),
  register_otp_verify: flag(),
  register_otp_type: otpType,
  forgot_otp_type: otpType,
  order_place_account_verify: flag(),
  phone_required: flag(true),
  phone_min_length: z.catch(positive, 9),
  phone_max_length: z.catch(positive, 16),
  languages: distinctOf(language),
  social_auths: socialAuths,
  has_passkeys: flag(),
  has_chat_pictures: flag(),
  has_typing: flag(),
  has_reply_files: flag(),
  has_photos: flag(),
  menus: distinctOf(menuItem),
  footers: distinctOf(footerColumn),
  return_order_within_days: number(3),
  demo_account: z.catch(z.nullish(demoAccount), undefined),
});

/** Settings from any source, such as the browser's storage; undefined if it is no object. */
export const settingsFrom = (raw: unknown): Settings | undefined => z.safeParse(settingsValidator, raw).data as never;
