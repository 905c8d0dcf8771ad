/** Banners, advertisements, vouchers and flash sales. */
import type { SeedBanner, SeedVoucher, Text } from '#server/seed/seed.types.ts';
import { text } from '#server/seed/text.ts';

const action = text(['Shop now', 'تسوّق الآن', 'خرید کنید']);

export const banners: readonly SeedBanner[] = [
  {
    slug: 'hero-market',
    title: text(['The whole market, one basket', 'السوق كله في سلة واحدة', 'همهٔ بازار در یک سبد']),
    subtitle: text([
      'Eleven neighbourhood shops, at your door within the hour.',
      'أحد عشر متجرًا من الحي، عند بابك خلال ساعة.',
      'یازده فروشگاه محله، کمتر از یک ساعت تا در خانه.',
    ]),
    action,
    picture: 'hero-market',
    link: '/products',
  },
  {
    slug: 'hero-bakery',
    title: text(['Bread that took its time', 'خبز أخذ وقته', 'نانی که عجله نداشت']),
    subtitle: text([
      'Twenty hours from flour to loaf, out of the oven at five.',
      'عشرون ساعة من الطحين إلى الرغيف، من الفرن عند الخامسة.',
      'بیست ساعت از آرد تا نان، ساعت پنج از تنور.',
    ]),
    action,
    picture: 'hero-bakery',
    link: '/categories/bakery',
  },
  {
    slug: 'hero-spice',
    title: text(['Spices ground this week', 'توابل طُحنت هذا الأسبوع', 'ادویهٔ آسیاب همین هفته']),
    subtitle: text([
      'Saffron by the gram, dates from the new harvest.',
      'زعفران بالغرام وتمور المحصول الجديد.',
      'زعفران گرمی و خرمای نو.',
    ]),
    action,
    picture: 'hero-spice',
    link: '/categories/spices-and-mezze',
  },
  {
    slug: 'hero-frozen',
    title: text(['Ice cream weather, any weather', 'طقس المثلجات في كل طقس', 'هوای بستنی، هر هوایی']),
    subtitle: text([
      'Churned in ten-litre batches with real fruit.',
      'تُخفق بدفعات من عشرة لترات وبفاكهة حقيقية.',
      'ده لیتر ده لیتر با میوهٔ واقعی زده می‌شود.',
    ]),
    action,
    picture: 'hero-frozen',
    link: '/categories/frozen',
  },
];

export const ads: readonly SeedBanner[] = [
  {
    slug: 'ad-breakfast',
    title: text(['Breakfast, sorted', 'فطورك جاهز', 'صبحانه آماده است']),
    subtitle: text(['Oats, honey and good coffee', 'شوفان وعسل وقهوة طيبة', 'جو، عسل و قهوهٔ خوب']),
    action,
    picture: 'ad-breakfast',
    link: '/categories/breakfast-and-snacks',
  },
  {
    slug: 'ad-home',
    title: text(['A calm, clean home', 'بيت نظيف وهادئ', 'خانه‌ای آرام و تمیز']),
    subtitle: text(['Refills at a third less', 'إعادة التعبئة بسعر أقل بالثلث', 'پرکردن دوباره یک‌سوم ارزان‌تر']),
    action,
    picture: 'ad-home',
    link: '/categories/household',
  },
];

export const vouchers: readonly SeedVoucher[] = [
  {
    shop: 'green-lane',
    code: 'GREEN10',
    discountType: 'Percentage',
    discount: 10,
    minOrderAmount: 1500,
    maxDiscount: 500,
    days: 30,
  },
  {
    shop: 'hollow-hill-dairy',
    code: 'CELLAR5',
    discountType: 'Amount',
    discount: 500,
    minOrderAmount: 3000,
    maxDiscount: 0,
    days: 21,
  },
  {
    shop: 'ember-and-crust',
    code: 'CRUST15',
    discountType: 'Percentage',
    discount: 15,
    minOrderAmount: 1200,
    maxDiscount: 400,
    days: 14,
  },
  {
    shop: 'oak-and-block',
    code: 'SUNDAY8',
    discountType: 'Amount',
    discount: 800,
    minOrderAmount: 5000,
    maxDiscount: 0,
    days: 30,
  },
  {
    shop: 'harbour-nine',
    code: 'TIDE12',
    discountType: 'Percentage',
    discount: 12,
    minOrderAmount: 2500,
    maxDiscount: 600,
    days: 20,
  },
  {
    shop: 'the-long-shelf',
    code: 'STOCKUP',
    discountType: 'Amount',
    discount: 700,
    minOrderAmount: 4500,
    maxDiscount: 0,
    days: 45,
  },
  {
    shop: 'saffron-gate',
    code: 'SAFFRON20',
    discountType: 'Percentage',
    discount: 20,
    minOrderAmount: 2000,
    maxDiscount: 800,
    days: 10,
  },
  {
    shop: 'press-and-pour',
    code: 'POUR3',
    discountType: 'Amount',
    discount: 300,
    minOrderAmount: 1500,
    maxDiscount: 0,
    days: 30,
  },
  {
    shop: 'cold-comfort',
    code: 'SCOOP10',
    discountType: 'Percentage',
    discount: 10,
    minOrderAmount: 1800,
    maxDiscount: 400,
    days: 25,
  },
  {
    shop: 'clean-slate',
    code: 'REFILL',
    discountType: 'Percentage',
    discount: 15,
    minOrderAmount: 2000,
    maxDiscount: 700,
    days: 60,
  },
  {
    shop: 'daily-basket',
    code: 'CORNER2',
    discountType: 'Amount',
    discount: 200,
    minOrderAmount: 1000,
    maxDiscount: 0,
    days: 30,
  },
];

type SaleRecipe = {
  slug: string;
  name: Text;
  description: Text;
  picture: string;
  startsInDays: number;
  endsInDays: number;
  /** Categories to choose from; none means all. */
  aisles: readonly string[];
  /** Takes every so manieth product, beginning with this one. */
  every: number;
  from: number;
  most: number;
  /** The share by which the price is cut. */
  cut: number;
};

export const flashSales: readonly SaleRecipe[] = [
  {
    slug: 'market-hours',
    name: text(['Market hours', 'ساعات السوق', 'ساعت بازار']),
    description: text([
      'Three days of morning-market prices.',
      'ثلاثة أيام بأسعار سوق الصباح.',
      'سه روز با قیمت بازار صبح.',
    ]),
    picture: 'sale-market-hours',
    startsInDays: 0,
    endsInDays: 3,
    aisles: [],
    every: 19,
    from: 4,
    most: 18,
    cut: 0.35,
  },
  {
    slug: 'pantry-week',
    name: text(['Pantry week', 'أسبوع المؤونة', 'هفتهٔ خواربار']),
    description: text([
      'Fill the shelf for the month ahead.',
      'املأ الرف للشهر القادم.',
      'قفسه را برای ماه آینده پر کنید.',
    ]),
    picture: 'sale-pantry-week',
    startsInDays: 4,
    endsInDays: 9,
    aisles: ['pantry', 'spices-and-mezze', 'breakfast-and-snacks'],
    every: 8,
    from: 2,
    most: 14,
    cut: 0.25,
  },
];
