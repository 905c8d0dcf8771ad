/** The shop's settings as the tables store them: one value per key, with the defaults of a new shop. */
import { byLocale } from '#locales/locales.ts';
import type { HomeSection, LookBanner, LookKey } from '#server/domain/look.ts';
import type { Maintenance } from '#server/domain/maintenance.ts';
import type {
  SeedContact,
  SeedFooter,
  SeedMenu,
  SeedPaymentGateway,
  SeedSettings,
  SeedSocialLink,
  SeedTicketIssueType,
} from '#server/seed/seed.types.ts';

type Look = {
  /** A font that ships, or the name of an own file; empty: the usual one. */
  font: string;
  /** Empty: all, in the usual order. */
  homeSections: HomeSection[];
  /** Null: the banners of the table. */
  homeBanners: LookBanner[] | null;
};

export type SocialAuthSetting = { clientId?: string; isActive: boolean; redirectUrl?: string };

/** The keys of the table `settings`. */
type Stored = SeedSettings &
  Look & {
    menus: SeedMenu[];
    footers: SeedFooter[];
    socialLinks: SeedSocialLink[];
    paymentGateways: SeedPaymentGateway[];
    /** The contact of the shop, and the recipient of the contact form. */
    contact: Partial<SeedContact>;
    ticketIssueTypes: SeedTicketIssueType[];
    /** Of the times in mails and the days on documents: a name of the IANA database. */
    timeZone: string;
    /** The English name of the country with which forms begin; empty: none. */
    country: string;
    /** Whether a shop is written to about each new order. */
    orderMails: boolean;
    playStoreLink: string | null;
    appStoreLink: string | null;
    footerQr: string | null;
    socialAuths: Record<string, SocialAuthSetting>;
    /** The owner's own texts: locale, then English phrase, then text. */
    phrases: Record<string, Record<string, string>>;
    /** Null: the shop is open. */
    maintenance: Maintenance | null;
  };

export type ShopSettings = Stored & {
  /** What of the look is to change with its next publication. */
  lookDraft: Partial<Pick<Stored, LookKey>>;
};

const blank = byLocale(() => '');

const newShop: ShopSettings = {
  appName: 'Larder',
  defaultLanguage: 'en',
  timeZone: 'UTC',
  country: '',
  orderMails: true,
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
  // Offered once `onlinePayment` is on.
  paymentGateways: [{ name: 'stripe', title: 'Card', logo: 'payment-card', isActive: true }],
  contact: {},
  ticketIssueTypes: [],
  playStoreLink: null,
  appStoreLink: null,
  footerQr: null,
  socialAuths: {},
  phrases: {},
  maintenance: null,
  font: '',
  homeSections: [],
  homeBanners: null,
  lookDraft: {},
};

/** As who previews the draft sees them. */
export const withDraft = (settings: ShopSettings): ShopSettings => ({ ...settings, ...settings.lookDraft });

export const shopSettings = (stored: Record<string, unknown>): ShopSettings => ({ ...newShop, ...stored });
