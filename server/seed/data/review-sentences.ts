/** What customers say: openings, remarks by aisle and closings in three languages, and the names they sign with. */
import type { Text } from '#server/seed/seed.types.ts';

type Bank = Record<keyof Text, readonly string[]>;

export const authors: Bank = {
  en: [
    'Anna B.',
    'Tom W.',
    'Grace L.',
    'Ben K.',
    'Ella M.',
    'Sam R.',
    'Nora P.',
    'Jack D.',
    'Ruth H.',
    'Leo F.',
    'Mia C.',
    'Owen T.',
    'Iris V.',
    'Paul G.',
    'Clara S.',
    'Hugo N.',
  ],
  ar: ['ليلى ح.', 'سامي ك.', 'نور أ.', 'يوسف م.', 'هدى س.', 'كريم ن.', 'رنا ع.', 'عمر ف.', 'سلمى ج.', 'طارق ب.'],
  ir: ['مینا ر.', 'آرش ک.', 'سارا ن.', 'کاوه م.', 'نگار ش.', 'بهرام ع.', 'پریسا ف.', 'امید ج.', 'لاله ب.', 'سینا ت.'],
};

/** By mood: pleased, content, disappointed. */
export const openings: Record<'good' | 'fair' | 'poor', Bank> = {
  good: {
    en: [
      'Exactly what I hoped for.',
      'We order this every week now.',
      'Best I have had in a long time.',
      'Really good quality.',
      'Pleasantly surprised.',
      'My children finished it before I had put the rest away.',
      'Worth every penny.',
      'This is how it should taste.',
      'Lovely.',
    ],
    ar: [
      'تمامًا كما تمنيت.',
      'صرنا نطلبه كل أسبوع.',
      'من أفضل ما جربت منذ زمن.',
      'جودة ممتازة فعلًا.',
      'مفاجأة سارة.',
      'يستحق ثمنه.',
      'هكذا يجب أن يكون الطعم.',
    ],
    ir: [
      'دقیقاً همان بود که می‌خواستم.',
      'حالا هر هفته سفارش می‌دهیم.',
      'مدت‌ها بود چیزی به این خوبی نخریده بودم.',
      'کیفیتش واقعاً خوب است.',
      'غافلگیر شدم، خیلی خوب بود.',
      'به قیمتش می‌ارزد.',
      'طعم درستش همین است.',
    ],
  },
  fair: {
    en: [
      'Good, not outstanding.',
      'Does what it should.',
      'Decent for the price.',
      'Fine for every day.',
      'Nice, though I have had better from the same shop.',
    ],
    ar: ['جيد لكنه ليس استثنائيًا.', 'يفي بالغرض.', 'مقبول مقابل السعر.', 'مناسب للاستعمال اليومي.'],
    ir: ['خوب است ولی فوق‌العاده نیست.', 'کارش را می‌کند.', 'نسبت به قیمتش بد نیست.', 'برای مصرف روزانه مناسب است.'],
  },
  poor: {
    en: ['Not my favourite.', 'Expected more, to be honest.', 'This time it was a let-down.'],
    ar: ['لم يعجبني كثيرًا.', 'بصراحة توقعت أفضل.', 'هذه المرة خاب ظني.'],
    ir: ['خیلی باب میلم نبود.', 'راستش انتظار بیشتری داشتم.', 'این بار ناامید شدم.'],
  },
};

export const remarks: Record<'fresh' | 'chilled' | 'cupboard' | 'home', Bank> = {
  fresh: {
    en: [
      'Ripe, firm and no bruises at all.',
      'Still smelled of the garden.',
      'Lasted a full week in the fridge.',
      'Picked carefully, even the ones at the bottom.',
      'Sweet, and not watery.',
    ],
    ar: [
      'ناضج ومتماسك ومن دون أي ضربات.',
      'رائحته كأنه من الحديقة.',
      'بقي أسبوعًا كاملًا في الثلاجة.',
      'منتقى بعناية حتى ما كان في الأسفل.',
    ],
    ir: [
      'رسیده و سفت بود و هیچ لکی نداشت.',
      'هنوز بوی باغ می‌داد.',
      'یک هفتهٔ کامل در یخچال ماند.',
      'حتی زیری‌ها هم با دقت سوا شده بود.',
    ],
  },
  chilled: {
    en: [
      'Arrived properly cold.',
      'The date was still more than a week away.',
      'Tastes fresh, nothing artificial about it.',
      'Portion is just right for two.',
      'Cooked beautifully.',
    ],
    ar: [
      'وصل باردًا كما يجب.',
      'كان تاريخ الصلاحية أبعد من أسبوع.',
      'طعمه طازج ولا شيء صناعي فيه.',
      'الكمية مناسبة تمامًا لشخصين.',
    ],
    ir: [
      'کاملاً خنک رسید.',
      'تا تاریخ انقضا بیش از یک هفته مانده بود.',
      'طعمش تازه است و هیچ چیز مصنوعی ندارد.',
      'اندازه‌اش برای دو نفر مناسب است.',
    ],
  },
  cupboard: {
    en: [
      'Well packed and the seal was intact.',
      'A staple in our kitchen.',
      'You can smell the quality when you open it.',
      'The large pack is the better deal.',
      'A little goes a long way.',
    ],
    ar: ['التغليف جيد والعبوة محكمة.', 'صار أساسيًا في مطبخنا.', 'تشم الجودة حين تفتح العبوة.', 'العبوة الكبيرة أوفر.'],
    ir: [
      'بسته‌بندی خوب و پلمب سالم بود.',
      'پای ثابت آشپزخانهٔ ماست.',
      'وقتی باز می‌کنی بوی کیفیت می‌دهد.',
      'بستهٔ بزرگ به‌صرفه‌تر است.',
    ],
  },
  home: {
    en: [
      'Works well and has no harsh smell.',
      'Gentle on the hands.',
      'Looks tidy on the sink, too.',
      'Lasts longer than the one we had before.',
    ],
    ar: ['فعال ومن دون رائحة قوية.', 'لطيف على اليدين.', 'شكله مرتب قرب المغسلة أيضًا.', 'يدوم أطول مما كنا نستعمله.'],
    ir: [
      'خوب کار می‌کند و بوی تندی ندارد.',
      'با دست ملایم است.',
      'کنار سینک هم مرتب به نظر می‌رسد.',
      'از قبلی بیشتر دوام می‌آورد.',
    ],
  },
};

export const complaints: Bank = {
  en: [
    'Two pieces were damaged, but the shop refunded them at once.',
    'Smaller than the picture suggests.',
    'Delivery came late, so it was no longer as fresh.',
    'A bit expensive for what it is.',
  ],
  ar: [
    'كانت قطعتان تالفتين لكن المتجر أعاد ثمنهما فورًا.',
    'أصغر مما يظهر في الصورة.',
    'تأخر التوصيل فلم يكن بالنضارة نفسها.',
    'غالٍ قليلًا.',
  ],
  ir: [
    'دو تا آسیب دیده بود ولی فروشگاه فوراً پولش را برگرداند.',
    'از چیزی که در عکس است کوچک‌تر بود.',
    'دیر رسید و دیگر آن‌قدر تازه نبود.',
    'کمی گران است.',
  ],
};

export const closings: Bank = {
  en: ['Will buy again.', 'Thank you!', 'Recommended.', 'Already in my next basket.', '', '', ''],
  ar: ['سأشتريه مجددًا.', 'شكرًا لكم!', 'أنصح به.', '', ''],
  ir: ['باز هم می‌خرم.', 'ممنون!', 'پیشنهاد می‌کنم.', '', ''],
};
