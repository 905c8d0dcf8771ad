/** The typed shape of the demo shop: everything that the seeding command writes into an empty database. */
import type { BuiltInLocale } from '#locales/locales.ts';
import type { FoodFacts } from '#server/domain/food-facts.ts';
import type { Minor } from '#server/domain/money.ts';
import type { SeedBlogCategory, SeedBlogPost, SeedBlogTag } from './journal.types.ts';

/** One phrase in the three languages of the demo: English, Arabic and Persian. */
export type Text = Record<BuiltInLocale, string>;

/** The name of a picture in `server/pictures/index.json`. */
export type PictureSlug = string;

export type Measure = 'g' | 'ml' | 'piece';

export type SeedDeliveryCharge = { minQuantity: number; maxQuantity: number; charge: Minor };

export type SeedShop = {
  slug: string;
  name: Text;
  tagline: Text;
  /** Simple HTML: p, ul, li and strong only. */
  description: Text;
  hue: number;
  address: Text;
  phone: string;
  email: string;
  /** For invoices. */
  taxNumber: string;
  /** The average that the generated reviews lean towards. */
  ratingHint: number;
  estimatedDelivery: Text;
  openingHours: { open: string; close: string };
  deliveryCharges: SeedDeliveryCharge[];
  offersDeliveryTimes: boolean;
  logo: PictureSlug;
  banner: PictureSlug;
};

export type SeedSubCategory = { slug: string; name: Text; picture: PictureSlug };

export type SeedCategory = {
  slug: string;
  name: Text;
  description: Text;
  picture: PictureSlug;
  banner: PictureSlug;
  subCategories: SeedSubCategory[];
};

export type SeedBrand = { slug: string; name: Text };

export type SeedOption = { slug: string; name: Text };

/** `code` has six hexadecimal digits. */
export type SeedColor = SeedOption & { code: string };

/** An option of a product, and what it adds to the price. */
export type SeedOffered = { slug: string; surcharge: Minor };

export type SeedPackaging = {
  label: Text;
  amount: number;
  measure: Measure;
  price: Minor;
  discountPrice?: Minor;
  stock: number;
  size?: string;
  color?: string;
};

export type SeedProduct = {
  slug: string;
  code: string;
  shop: string;
  category: string;
  subCategory: string;
  brand?: string;
  name: Text;
  shortDescription: Text;
  /** Simple HTML: p, ul, li and strong only. */
  description: Text;
  /** The first is the default. */
  packagings: SeedPackaging[];
  sizes?: SeedOffered[];
  colors?: SeedOffered[];
  picture: PictureSlug;
  gallery?: PictureSlug[];
  sold: number;
  ageDays: number;
  facts?: FoodFacts;
};

export type SeedReview = {
  product: string;
  author: string;
  rating: 1 | 2 | 3 | 4 | 5;
  language: keyof Text;
  text: string;
  daysAgo: number;
};

export type SeedBanner = {
  slug: string;
  title: Text;
  subtitle?: Text;
  action: Text;
  picture: PictureSlug;
  /** A path of the storefront. */
  link: string;
};

export type SeedVoucher = {
  shop: string;
  code: string;
  discountType: 'Percentage' | 'Amount';
  /** Per cent, or minor units when the type is Amount. */
  discount: number;
  minOrderAmount: Minor;
  /** Zero means no limit. */
  maxDiscount: Minor;
  days: number;
};

export type SeedFlashSale = {
  slug: string;
  name: Text;
  description: Text;
  picture: PictureSlug;
  /** Days from the moment of seeding; zero is now. */
  startsInDays: number;
  endsInDays: number;
  products: { slug: string; price: Minor; quantity: number }[];
};

export type SeedLanguage = { name: string; title: string; direction: 'ltr' | 'rtl' };

export type SeedCurrency = { name: string; symbol: string; rateFromDefault: number; isDefault: boolean };

export type SeedCountry = { id: number; name: string; phoneCode: string };

export type SeedTax = { name: Text; percentage: number };

export type SeedMenu = { slug: string; name: Text; url: string; target: '_self' | '_blank'; isExternal: boolean };

export type SeedFooterItem = {
  type: 'logo' | 'text' | 'email' | 'phone' | 'social_links' | 'app_store' | 'link';
  title?: Text;
  url?: string;
  target: '_self' | '_blank';
};

export type SeedFooter = { position: number; title?: Text; items: SeedFooterItem[] };

export type SeedSocialLink = { name: string; logo: PictureSlug; link: string };

export type SeedPaymentGateway = { name: string; title: string; logo: PictureSlug; isActive: boolean };

export type SeedLegalPage = { slug: string; title: Text; description: Text };

export type SeedContact = { phone: string; email: string; whatsapp: string; messenger: string };

export type SeedTicketIssueType = { slug: string; name: Text };

export type SeedThemeColors = Record<
  | 'primary'
  | 'primary50'
  | 'primary100'
  | 'primary200'
  | 'primary300'
  | 'primary400'
  | 'primary500'
  | 'primary600'
  | 'primary700'
  | 'primary800'
  | 'primary900'
  | 'primary950',
  string
>;

export type SeedSettings = {
  appName: string;
  defaultLanguage: string;
  currencyPosition: 'prefix' | 'suffix';
  cashOnDelivery: boolean;
  onlinePayment: boolean;
  multiVendor: boolean;
  showDownloadApp: boolean;
  showFooter: boolean;
  hotline: string;
  address: Text;
  footerText: Text;
  footerDescription: Text;
  logo: PictureSlug;
  footerLogo: PictureSlug;
  appLogo: PictureSlug;
  registerOtpVerify: boolean;
  registerOtpType: 'email' | 'phone';
  forgotOtpType: 'email' | 'phone';
  orderPlaceAccountVerify: boolean;
  phoneRequired: boolean;
  phoneMinLength: number;
  phoneMaxLength: number;
  returnOrderWithinDays: number;
  themeColors: SeedThemeColors;
};

export type DemoShop = {
  settings: SeedSettings;
  languages: SeedLanguage[];
  currencies: SeedCurrency[];
  countries: SeedCountry[];
  taxes: SeedTax[];
  menus: SeedMenu[];
  footers: SeedFooter[];
  socialLinks: SeedSocialLink[];
  paymentGateways: SeedPaymentGateway[];
  legalPages: SeedLegalPage[];
  blogCategories: SeedBlogCategory[];
  blogTags: SeedBlogTag[];
  blogPosts: SeedBlogPost[];
  contact: SeedContact;
  ticketIssueTypes: SeedTicketIssueType[];
  shops: SeedShop[];
  categories: SeedCategory[];
  brands: SeedBrand[];
  sizes: SeedOption[];
  colors: SeedColor[];
  products: SeedProduct[];
  reviews: SeedReview[];
  banners: SeedBanner[];
  ads: SeedBanner[];
  vouchers: SeedVoucher[];
  flashSales: SeedFlashSale[];
};
