/** The shop's settings as the tables store them: one value per key, with the defaults of a new shop. */
import { byLocale } from '#locales/locales.ts';
import type {
  SeedContact,
  SeedFooter,
  SeedMenu,
  SeedPaymentGateway,
  SeedSettings,
  SeedSocialLink,
  SeedTicketIssueType,
} from '#server/seed/seed.types.ts';

export type SocialAuthSetting = { clientId?: string; isActive: boolean; redirectUrl?: string };

/** The keys of the table `settings`. */
export type ShopSettings = SeedSettings & {
  menus: SeedMenu[];
  footers: SeedFooter[];
  socialLinks: SeedSocialLink[];
  paymentGateways: SeedPaymentGateway[];
  /** The contact of the shop, and the recipient of the contact form. */
  contact: Partial<SeedContact>;
  ticketIssueTypes: SeedTicketIssueType[];
  playStoreLink: string | null;
  appStoreLink: string | null;
  footerQr: string | null;
  socialAuths: Record<string, SocialAuthSetting>;
  /** The owner's own texts: locale, then English phrase, then text. */
  phrases: Record<string, Record<string, string>>;
};

const blank = byLocale(() => '');

const newShop: ShopSettings = {
  appName: 'Larder',
  defaultLanguage: 'en',
  currencyPosition: 'suffix',
  cashOnDelivery: true,
  onlinePayment: false,
  multiVendor: true,
  showDownloadApp: false,
  showFooter: true,
  hotline: '',
  address: blank,
  footerText: blank,
  footerDescription: blank,
  logo: '',
  footerLogo: '',
  appLogo: '',
  registerOtpVerify: false,
  registerOtpType: 'email',
  forgotOtpType: 'email',
  orderPlaceAccountVerify: false,
  phoneRequired: true,
  phoneMinLength: 9,
  phoneMaxLength: 16,
  returnOrderWithinDays: 3,
  themeColors: {} as SeedSettings['themeColors'],
  menus: [],
  footers: [],
  socialLinks: [],
  paymentGateways: [],
  contact: {},
  ticketIssueTypes: [],
  playStoreLink: null,
  appStoreLink: null,
  footerQr: null,
  socialAuths: {},
  phrases: {},
};

export const shopSettings = (stored: Record<string, unknown>): ShopSettings => ({ ...newShop, ...stored });
