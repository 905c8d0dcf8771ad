/** The shop as a whole: settings, languages, money, menus, footers and how to reach it. */
import type {
  SeedContact,
  SeedCurrency,
  SeedFooter,
  SeedLanguage,
  SeedMenu,
  SeedPaymentGateway,
  SeedSettings,
  SeedSocialLink,
  SeedTax,
  SeedTicketIssueType,
} from '#server/seed/seed.types.ts';
import { text } from '#server/seed/text.ts';

export const settings: SeedSettings = {
  appName: 'Larder',
  defaultLanguage: 'en',
  currencyPosition: 'suffix',
  cashOnDelivery: true,
  // Until a payment can be carried out.
  onlinePayment: true,
  multiVendor: true,
  showDownloadApp: false,
  showFooter: true,
  hotline: '+1 202 555 0100',
  address: text(['12 Granary Lane, Millbrook', '12 زقاق المخزن، ميلبروك', 'میلبروک، کوچهٔ انبار، شمارهٔ ۱۲']),
  footerText: text([
    '© Larder. A demonstration shop: nothing here is for sale.',
    '© لاردر. متجر للعرض: لا شيء هنا للبيع.',
    '© لاردر. فروشگاه نمایشی: هیچ کالایی واقعاً فروخته نمی‌شود.',
  ]),
  footerDescription: text([
    'Eleven neighbourhood shops, one basket, at your door within the hour.',
    'أحد عشر متجرًا من الحي وسلة واحدة، عند بابك خلال ساعة.',
    'یازده فروشگاه محله، یک سبد، کمتر از یک ساعت تا در خانهٔ شما.',
  ]),
  logo: '/logo.svg',
  footerLogo: '/logo-light.svg',
  appLogo: '/icon.svg',
  registerOtpVerify: true,
  registerOtpType: 'email',
  forgotOtpType: 'email',
  orderPlaceAccountVerify: false,
  phoneRequired: false,
  phoneMinLength: 9,
  phoneMaxLength: 16,
  returnOrderWithinDays: 3,
  themeColors: {
    primary: '#1d7a46',
    primary50: '#effaf3',
    primary100: '#d8f3e1',
    primary200: '#b4e6c7',
    primary300: '#82d2a4',
    primary400: '#4db67d',
    primary500: '#2a9a60',
    primary600: '#1d7a46',
    primary700: '#17623a',
    primary800: '#154e30',
    primary900: '#124029',
    primary950: '#082417',
  },
};

export const languages: readonly SeedLanguage[] = [
  { name: 'en', title: 'English', direction: 'ltr' },
  { name: 'ar', title: 'العربية', direction: 'rtl' },
  { name: 'ir', title: 'فارسی', direction: 'rtl' },
];

export const currencies: readonly SeedCurrency[] = [
  { name: 'USD', symbol: '$', rateFromDefault: 1, isDefault: true },
  { name: 'EUR', symbol: '€', rateFromDefault: 0.92, isDefault: false },
  { name: 'GBP', symbol: '£', rateFromDefault: 0.78, isDefault: false },
  { name: 'SAR', symbol: 'ر.س', rateFromDefault: 3.75, isDefault: false },
  { name: 'AED', symbol: 'د.إ', rateFromDefault: 3.6725, isDefault: false },
  { name: 'TRY', symbol: '₺', rateFromDefault: 34.5, isDefault: false },
];

export const taxes: readonly SeedTax[] = [
  { name: text(['VAT', 'ضريبة القيمة المضافة', 'مالیات بر ارزش افزوده']), percentage: 5 },
];

const menu = (slug: string, name: [string, string, string], url: string): SeedMenu => ({
  slug,
  name: text(name),
  url,
  target: '_self',
  isExternal: false,
});

export const menus: readonly SeedMenu[] = [
  menu('home', ['Home', 'الرئيسية', 'خانه'], '/'),
  menu('products', ['Products', 'المنتجات', 'محصولات'], '/products'),
  menu('shops', ['Shops', 'المتاجر', 'فروشگاه‌ها'], '/shops'),
  menu('most-popular', ['Most popular', 'الأكثر رواجًا', 'محبوب‌ترین‌ها'], '/most-popular'),
  menu('best-deal', ['Best deals', 'أفضل العروض', 'بهترین پیشنهادها'], '/best-deal'),
  menu('smart-order', ['Smart order', 'الطلب الذكي', 'سفارش هوشمند'], '/smart-order'),
  menu('blogs', ['Blog', 'المدونة', 'وبلاگ'], '/blogs'),
  menu('contact-us', ['Contact us', 'اتصل بنا', 'تماس'], '/contact-us'),
];

const link = (title: [string, string, string], url: string) => ({
  type: 'link' as const,
  title: text(title),
  url,
  target: '_self' as const,
});

export const footers: readonly SeedFooter[] = [
  {
    position: 1,
    items: [
      { type: 'logo', url: '/', target: '_self' },
      { type: 'text', title: settings.footerDescription, target: '_self' },
      {
        type: 'phone',
        title: text(['+1 202 555 0100', '+1 202 555 0100', '+1 202 555 0100']),
        url: 'tel:+12025550100',
        target: '_self',
      },
      {
        type: 'email',
        title: text(['hello@larder.example', 'hello@larder.example', 'hello@larder.example']),
        url: 'mailto:hello@larder.example',
        target: '_self',
      },
      { type: 'social_links', target: '_blank' },
    ],
  },
  {
    position: 2,
    title: text(['Shop', 'تسوّق', 'خرید']),
    items: [
      link(['All products', 'كل المنتجات', 'همهٔ محصولات'], '/products'),
      link(['All shops', 'كل المتاجر', 'همهٔ فروشگاه‌ها'], '/shops'),
      link(['Best deals', 'أفضل العروض', 'بهترین پیشنهادها'], '/best-deal'),
      link(['Most popular', 'الأكثر رواجًا', 'محبوب‌ترین‌ها'], '/most-popular'),
    ],
  },
  {
    position: 3,
    title: text(['Your account', 'حسابك', 'حساب شما']),
    items: [
      link(['Orders', 'الطلبات', 'سفارش‌ها'], '/order-history'),
      link(['Wishlist', 'قائمة الأمنيات', 'علاقه‌مندی‌ها'], '/wishlist'),
      link(['Smart order', 'الطلب الذكي', 'سفارش هوشمند'], '/smart-order'),
      link(['Help', 'المساعدة', 'راهنما'], '/help'),
      link(['Support tickets', 'تذاكر الدعم', 'تیکت‌های پشتیبانی'], '/support-tickets'),
      link(['Contact us', 'اتصل بنا', 'تماس با ما'], '/contact-us'),
    ],
  },
  {
    position: 4,
    title: text(['About Larder', 'عن لاردر', 'دربارهٔ لاردر']),
    items: [
      link(['About us', 'من نحن', 'دربارهٔ ما'], '/about-us'),
      link(['Shipping & delivery', 'الشحن والتوصيل', 'ارسال و تحویل'], '/page/shipping-and-delivery-policy'),
      link(['Returns & refunds', 'الإرجاع والاسترداد', 'مرجوعی و بازپرداخت'], '/return-policy'),
      link(['Privacy', 'الخصوصية', 'حریم خصوصی'], '/privacy-policy'),
      link(['Terms', 'الشروط', 'شرایط'], '/terms-and-conditions'),
    ],
  },
];

/** The demo has no account anywhere: a link would lead nowhere. */
export const socialLinks: readonly SeedSocialLink[] = [];

export const paymentGateways: readonly SeedPaymentGateway[] = [
  { name: 'stripe', title: 'Card (test)', logo: 'payment-card', isActive: true },
];

export const contact: SeedContact = {
  phone: '+1 202 555 0100',
  email: 'hello@larder.example',
  whatsapp: '+1 202 555 0101',
  messenger: '',
};

export const ticketIssueTypes: readonly SeedTicketIssueType[] = [
  { slug: 'order', name: text(['Order problem', 'مشكلة في الطلب', 'مشکل سفارش']) },
  { slug: 'delivery', name: text(['Delivery', 'التوصيل', 'تحویل']) },
  { slug: 'quality', name: text(['Product quality', 'جودة منتج', 'کیفیت کالا']) },
  { slug: 'payment', name: text(['Payment or refund', 'الدفع أو الاسترداد', 'پرداخت یا بازپرداخت']) },
  { slug: 'account', name: text(['Account', 'الحساب', 'حساب کاربری']) },
  { slug: 'other', name: text(['Something else', 'أمر آخر', 'موضوع دیگر']) },
];
