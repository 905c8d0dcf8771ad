/** How things are kept, what they may contain and where they come from, in three languages. */
import type { Allergen, Phrase, Storage } from '#server/seed/recipe.types.ts';

export const labels = {
  storage: ['Storage', 'الحفظ', 'نگهداری'],
  ingredients: ['Ingredients', 'المكونات', 'ترکیبات'],
  allergens: ['Contains', 'يحتوي على', 'حاوی'],
  origin: ['Origin', 'المنشأ', 'مبدأ'],
  brand: ['Maker', 'المُنتِج', 'سازنده'],
} as const satisfies Record<string, Phrase>;

export const storages: Record<Storage, Phrase> = {
  counter: [
    'Keep at room temperature, away from the sun.',
    'يُحفظ بحرارة الغرفة بعيدًا عن الشمس.',
    'در دمای اتاق و دور از آفتاب نگه دارید.',
  ],
  fridge: [
    'Keep in the fridge at 2–7 °C.',
    'يُحفظ في الثلاجة بين 2 و7 درجات.',
    'در یخچال در دمای ۲ تا ۷ درجه نگه دارید.',
  ],
  coldest: [
    'Keep at the coldest place of the fridge, 0–4 °C, and use by the date on the pack.',
    'يُحفظ في أبرد مكان في الثلاجة (0–4 درجات) ويُستهلك قبل التاريخ المدوّن.',
    'در سردترین جای یخچال (۰ تا ۴ درجه) نگه دارید و تا تاریخ روی بسته مصرف کنید.',
  ],
  frozen: [
    'Keep at −18 °C; do not freeze again once thawed.',
    'يُحفظ بحرارة 18 تحت الصفر ولا يُعاد تجميده بعد الذوبان.',
    'در دمای ۱۸ درجه زیر صفر نگه دارید و پس از یخ‌زدایی دوباره منجمد نکنید.',
  ],
  dry: ['Keep cool, dry and well closed.', 'يُحفظ مغلقًا في مكان بارد وجاف.', 'دربسته، خشک و خنک نگه دارید.'],
  bread: [
    'Keep in a cloth or paper bag; freezes well for a month.',
    'يُحفظ في كيس قماش أو ورق، ويمكن تجميده شهرًا.',
    'در کیسهٔ پارچه‌ای یا کاغذی نگه دارید؛ تا یک ماه در فریزر خوب می‌ماند.',
  ],
  household: [
    'Keep dry and out of reach of children.',
    'يُحفظ جافًا وبعيدًا عن متناول الأطفال.',
    'خشک و دور از دسترس کودکان نگه دارید.',
  ],
  vase: [
    'Stand in fresh water, out of direct sun.',
    'يوضع في ماء نظيف بعيدًا عن الشمس المباشرة.',
    'در آب تازه و دور از آفتاب مستقیم بگذارید.',
  ],
};

export const allergens: Record<Allergen, Phrase> = {
  milk: ['milk', 'الحليب', 'شیر'],
  gluten: ['gluten', 'الغلوتين', 'گلوتن'],
  egg: ['egg', 'البيض', 'تخم‌مرغ'],
  nuts: ['tree nuts', 'المكسرات', 'مغزهای درختی'],
  peanuts: ['peanuts', 'الفول السوداني', 'بادام‌زمینی'],
  sesame: ['sesame', 'السمسم', 'کنجد'],
  soy: ['soy', 'الصويا', 'سویا'],
  fish: ['fish', 'السمك', 'ماهی'],
  shellfish: ['shellfish', 'القشريات', 'سخت‌پوستان'],
};

const near: readonly Phrase[] = [
  ['Millbrook valley', 'وادي ميلبروك', 'درهٔ میلبروک'],
  ['Ashford Vale', 'أشفورد فيل', 'اشفورد ویل'],
  ['Northgate gardens', 'بساتين نورثغيت', 'باغ‌های نورث‌گیت'],
];

const warm: readonly Phrase[] = [
  ['Spain', 'إسبانيا', 'اسپانیا'],
  ['Morocco', 'المغرب', 'مراکش'],
  ['Egypt', 'مصر', 'مصر'],
  ['Turkey', 'تركيا', 'ترکیه'],
];

const far: readonly Phrase[] = [
  ['Costa Rica', 'كوستاريكا', 'کاستاریکا'],
  ['Ghana', 'غانا', 'غانا'],
  ['Peru', 'بيرو', 'پرو'],
];

/** Where the goods of a category or sub-category come from; the sub-category wins. */
export const origins: Record<string, readonly Phrase[]> = {
  fruit: [...near, ...warm],
  citrus: warm,
  tropical: far,
  vegetables: [...near, ...warm],
  'dairy-and-eggs': near,
  'meat-and-poultry': near,
  'fresh-fish': [
    ['North-East Atlantic', 'شمال شرق الأطلسي', 'شمال شرق اقیانوس اطلس'],
    ['Saltmarsh Bay', 'خليج سولتمارش', 'خلیج سالت‌مارش'],
  ],
  shellfish: [['Saltmarsh Bay', 'خليج سولتمارش', 'خلیج سالت‌مارش']],
  spices: [
    ['India', 'الهند', 'هند'],
    ['Iran', 'إيران', 'ایران'],
    ['Turkey', 'تركيا', 'ترکیه'],
  ],
  'dates-and-dried-fruit': [
    ['Saudi Arabia', 'السعودية', 'عربستان'],
    ['Iran', 'إيران', 'ایران'],
    ['Tunisia', 'تونس', 'تونس'],
  ],
  'nuts-and-seeds': [
    ['Iran', 'إيران', 'ایران'],
    ['Turkey', 'تركيا', 'ترکیه'],
  ],
  'oils-and-vinegars': warm,
  coffee: [
    ['Ethiopia', 'إثيوبيا', 'اتیوپی'],
    ['Colombia', 'كولومبيا', 'کلمبیا'],
  ],
  tea: [
    ['Sri Lanka', 'سريلانكا', 'سریلانکا'],
    ['Assam, India', 'آسام، الهند', 'آسام، هند'],
  ],
  flowers: near,
};
