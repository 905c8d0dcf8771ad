/** The second half of a post: what to do, point by point. */
import type { Section } from '#server/seed/recipe.types.ts';

/** By the post's slug. */
export const postSections: Readonly<Record<string, Section>> = {
  'how-to-keep-tomatoes': {
    heading: ['In short', 'باختصار', 'خلاصه'],
    list: [
      [
        'Ripe: on the counter, out of the sun.',
        'الناضجة: على الطاولة بعيدًا عن الشمس.',
        'رسیده: روی میز، دور از آفتاب.',
      ],
      ['Still green: in a bag with an apple.', 'الخضراء: في كيس مع تفاحة.', 'هنوز سبز: در پاکت کنار یک سیب.'],
      [
        'Cut: in the fridge, and eaten within a day.',
        'المقطوعة: في الثلاجة وتؤكل خلال يوم.',
        'بریده: در یخچال و تا یک روز.',
      ],
    ],
  },
  'a-starter-from-2009': {
    heading: ['A loaf at home', 'رغيف في البيت', 'نان خانگی'],
    list: [
      ['Feed the starter in the morning.', 'أطعم الخميرة صباحًا.', 'صبح به خمیرترش غذا بدهید.'],
      [
        'Mix at noon, fold four times until evening.',
        'اعجن ظهرًا واطوِ أربع مرات حتى المساء.',
        'ظهر مخلوط کنید و تا شب چهار بار تا بزنید.',
      ],
      [
        'Bake it hot the next day, in a pot with its lid on.',
        'اخبزه في اليوم التالي بحرارة عالية في قدر مغطى.',
        'روز بعد در قابلمهٔ دربسته و داغ بپزید.',
      ],
    ],
  },
  'five-spices-that-do-most-of-the-work': {
    heading: ['Three pots with them', 'ثلاث قدور بها', 'سه غذا با آن‌ها'],
    list: [
      ['Lentils with cumin and a fried onion.', 'عدس بالكمون وبصلة مقلية.', 'عدسی با زیره و پیازداغ.'],
      ['Rice with turmeric, cinnamon and raisins.', 'أرز بالكركم والقرفة والزبيب.', 'پلو با زردچوبه، دارچین و کشمش.'],
      [
        'Tomatoes with chilli and black pepper, on bread.',
        'طماطم بالفلفل الحار والأسود على الخبز.',
        'گوجه با فلفل قرمز و سیاه، روی نان.',
      ],
    ],
  },
  'what-a-label-on-fish-tells-you': {
    heading: ['What to look at', 'إلى ماذا تنظر', 'به چه نگاه کنید'],
    list: [
      ['Eyes that are clear and stand out.', 'عيون صافية بارزة.', 'چشم‌های شفاف و برجسته.'],
      ['Gills that are red, not brown.', 'خياشيم حمراء لا بنية.', 'آبشش قرمز، نه قهوه‌ای.'],
      ['Flesh that springs back under the thumb.', 'لحم يعود إلى شكله تحت الإبهام.', 'گوشتی که زیر انگشت برمی‌گردد.'],
    ],
  },
  'berries-from-june-to-september': {
    heading: ['When which is best', 'متى يكون كل منها أفضل', 'کی کدام بهتر است'],
    list: [
      ['Strawberries: June.', 'الفراولة: يونيو.', 'توت‌فرنگی: خرداد و تیر.'],
      ['Cherries and raspberries: July.', 'الكرز وتوت العليق: يوليو.', 'گیلاس و تمشک: تیر و مرداد.'],
      ['Blueberries: August and September.', 'التوت الأزرق: أغسطس وسبتمبر.', 'بلوبری: مرداد و شهریور.'],
    ],
  },
  'the-quiet-cupboard': {
    heading: ['What each is for', 'لماذا كل منها', 'هر کدام برای چه'],
    list: [
      ['Soap: hands, floors and wool.', 'الصابون: الأيدي والأرضيات والصوف.', 'صابون: دست، کف و پشم.'],
      ['Cleaner: kitchen and bath.', 'المنظف: المطبخ والحمام.', 'شوینده: آشپزخانه و حمام.'],
      ['Vinegar: glass, kettles and taps.', 'الخل: الزجاج والغلايات والصنابير.', 'سرکه: شیشه، کتری و شیر آب.'],
    ],
  },
  'a-cheese-board-for-six': {
    heading: ['In this order', 'بهذا الترتيب', 'به این ترتیب'],
    list: [
      [
        'Take it out of the fridge an hour before.',
        'أخرجه من الثلاجة قبل ساعة.',
        'یک ساعت زودتر از یخچال بیرون بیاورید.',
      ],
      [
        'Begin with the mildest, end with the blue.',
        'ابدأ بالأخف واختم بالأزرق.',
        'از ملایم‌ترین شروع و با کپکی تمام کنید.',
      ],
      ['One knife for each.', 'سكين لكل نوع.', 'برای هر کدام یک چاقو.'],
    ],
  },
  'coffee-on-a-monday': {
    heading: ['For one cup', 'لفنجان واحد', 'برای یک فنجان'],
    list: [
      [
        'Fifteen grams of coffee, ground a moment ago.',
        'خمسة عشر غرامًا من القهوة طُحنت للتو.',
        'پانزده گرم قهوهٔ تازه آسیاب.',
      ],
      [
        'A quarter of a litre of water, just off the boil.',
        'ربع لتر من الماء بعد الغليان بقليل.',
        'یک‌چهارم لیتر آب که تازه از جوش افتاده.',
      ],
      ['Four minutes, and no more.', 'أربع دقائق لا أكثر.', 'چهار دقیقه و نه بیشتر.'],
    ],
  },
};
