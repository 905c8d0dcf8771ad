/** The shop's journal: short pieces by people behind the counters. */
import type { Phrase } from '#server/seed/recipe.types.ts';

export type PostRecipe = {
  slug: string;
  category: string;
  title: Phrase;
  paragraphs: readonly Phrase[];
  glyphs: readonly string[];
  hue: number;
  author: string;
  tags: readonly string[];
  views: number;
  ageDays: number;
};

export const blogCategories: Record<string, Phrase> = {
  kitchen: ['In the kitchen', 'في المطبخ', 'در آشپزخانه'],
  season: ['In season', 'في الموسم', 'میوهٔ فصل'],
  counter: ['Behind the counter', 'خلف الواجهة', 'پشت پیشخوان'],
  home: ['At home', 'في البيت', 'در خانه'],
};

export const posts: readonly PostRecipe[] = [
  {
    slug: 'how-to-keep-tomatoes',
    category: 'kitchen',
    title: ['Keep tomatoes out of the fridge', 'أبقِ الطماطم خارج الثلاجة', 'گوجه را در یخچال نگذارید'],
    paragraphs: [
      [
        'Cold stops a tomato from ripening and takes its scent. Leave it on the counter, stem down, and eat it within four days.',
        'البرد يوقف نضج الطماطم ويُفقدها عطرها. اتركها على الطاولة وعنقها إلى الأسفل وكُلها خلال أربعة أيام.',
        'سرما رسیدن گوجه را متوقف و عطرش را کم می‌کند. آن را سروته روی میز بگذارید و تا چهار روز مصرف کنید.',
      ],
      [
        'Too many? Halve them, salt them and roast them slowly. They keep for a week under oil.',
        'لديك الكثير؟ اقطعها نصفين وملّحها واشوِها ببطء، وتبقى أسبوعًا تحت الزيت.',
        'زیاد است؟ نصف کنید، نمک بزنید و آرام بپزید؛ زیر روغن یک هفته می‌ماند.',
      ],
    ],
    glyphs: ['🍅', '🌿', '🧄'],
    hue: 8,
    author: 'Green Lane',
    tags: ['tomatoes', 'storage'],
    views: 1840,
    ageDays: 3,
  },
  {
    slug: 'a-starter-from-2009',
    category: 'counter',
    title: ['A starter from 2009', 'خميرة من عام 2009', 'خمیرترشی از سال ۲۰۰۹'],
    paragraphs: [
      [
        'It began with rye, water and a warm week. We feed it twice a day and have missed one meal in all those years.',
        'بدأت بالجاودار والماء وأسبوع دافئ. نطعمها مرتين يوميًا ولم تفتنا وجبة إلا مرة واحدة.',
        'با چاودار، آب و یک هفتهٔ گرم شروع شد. روزی دو بار غذا می‌دهیم و در این سال‌ها فقط یک وعده فراموش شده.',
      ],
      [
        'A slow dough tastes of more and keeps for longer. That is the whole secret.',
        'العجين البطيء أغنى طعمًا وأطول عمرًا، وهذا هو السر كله.',
        'خمیر آرام طعم بیشتری دارد و بیشتر می‌ماند؛ راز همین است.',
      ],
    ],
    glyphs: ['🍞', '🥖', '🌾'],
    hue: 32,
    author: 'Ember & Crust',
    tags: ['bread', 'sourdough'],
    views: 2310,
    ageDays: 9,
  },
  {
    slug: 'five-spices-that-do-most-of-the-work',
    category: 'kitchen',
    title: ['Five spices that do most of the work', 'خمسة توابل تقوم بمعظم العمل', 'پنج ادویه که بیشتر کار را می‌کنند'],
    paragraphs: [
      [
        'Cumin, turmeric, cinnamon, chilli and black pepper: with these five a pot of lentils never tastes the same twice.',
        'كمون وكركم وقرفة وفلفل حار وفلفل أسود: بهذه الخمسة لا يتكرر طعم العدس مرتين.',
        'زیره، زردچوبه، دارچین، فلفل قرمز و فلفل سیاه: با این پنج تا طعم عدسی هرگز تکراری نمی‌شود.',
      ],
      [
        'Buy little and often. Ground spice is at its best for three months.',
        'اشترِ قليلًا ومرارًا، فالتوابل المطحونة في أفضل حالها ثلاثة أشهر.',
        'کم و مکرر بخرید؛ ادویهٔ آسیاب‌شده سه ماه در اوج است.',
      ],
    ],
    glyphs: ['🌶️', '🧄', '🫘'],
    hue: 16,
    author: 'Saffron Gate',
    tags: ['spices', 'lentils'],
    views: 1560,
    ageDays: 15,
  },
  {
    slug: 'what-a-label-on-fish-tells-you',
    category: 'counter',
    title: ['What the label on a fish tells you', 'ماذا تخبرك بطاقة السمك', 'برچسب ماهی چه می‌گوید'],
    paragraphs: [
      [
        'The boat, the water, the day and the gear. If one of the four is missing, ask.',
        'القارب والمياه واليوم وأداة الصيد، فإن غاب أحدها فاسأل.',
        'قایق، آب، روز و ابزار صید؛ اگر یکی نبود بپرسید.',
      ],
      [
        'Fresh fish smells of the sea and of nothing else.',
        'للسمك الطازج رائحة البحر ولا شيء سواها.',
        'ماهی تازه بوی دریا می‌دهد و نه چیز دیگر.',
      ],
    ],
    glyphs: ['🐟', '🍋', '🦐'],
    hue: 198,
    author: 'Harbour Nine',
    tags: ['fish', 'labels'],
    views: 940,
    ageDays: 22,
  },
  {
    slug: 'berries-from-june-to-september',
    category: 'season',
    title: ['Berries from June to September', 'التوت من يونيو إلى سبتمبر', 'توت از خرداد تا شهریور'],
    paragraphs: [
      [
        'Strawberries come first, blueberries last the longest and cherries never wait. Freeze a tray of each for winter.',
        'الفراولة أولًا والتوت الأزرق يدوم أطول والكرز لا ينتظر. جمّد صينية من كل نوع للشتاء.',
        'اول توت‌فرنگی می‌آید، بلوبری بیشتر می‌ماند و گیلاس منتظر کسی نیست. از هر کدام یک سینی برای زمستان منجمد کنید.',
      ],
      [
        'Rinse just before eating: a wet berry spoils overnight.',
        'اغسلها قبل الأكل مباشرة فالحبة المبللة تفسد في ليلة.',
        'درست پیش از خوردن بشویید؛ توت خیس یک‌شبه خراب می‌شود.',
      ],
    ],
    glyphs: ['🍓', '🫐', '🍒'],
    hue: 346,
    author: 'Green Lane',
    tags: ['berries', 'summer'],
    views: 2720,
    ageDays: 30,
  },
  {
    slug: 'the-quiet-cupboard',
    category: 'home',
    title: ['The quiet cupboard', 'الخزانة الهادئة', 'کابینت آرام'],
    paragraphs: [
      [
        'One soap, one all-purpose cleaner, one vinegar. Most homes need no more than that.',
        'صابون واحد ومنظف متعدد الاستعمالات وخل: معظم البيوت لا تحتاج أكثر.',
        'یک صابون، یک شویندهٔ همه‌کاره و یک سرکه؛ بیشتر خانه‌ها بیش از این نمی‌خواهند.',
      ],
      [
        'Refill the bottles you like and give the rest away.',
        'أعد تعبئة القوارير التي تحبها وتخلَّ عن الباقي.',
        'بطری‌هایی را که دوست دارید دوباره پر کنید و بقیه را ببخشید.',
      ],
    ],
    glyphs: ['🧼', '🧽', '🪴'],
    hue: 174,
    author: 'Clean Slate',
    tags: ['cleaning', 'refill'],
    views: 610,
    ageDays: 41,
  },
  {
    slug: 'a-cheese-board-for-six',
    category: 'kitchen',
    title: ['A cheese board for six', 'طبق أجبان لستة أشخاص', 'سینی پنیر برای شش نفر'],
    paragraphs: [
      [
        'One hard, one soft, one blue and one you have never tried. Four hundred grams in all are plenty.',
        'جبن صلب وآخر طري وأزرق ونوع لم تجربه من قبل، وأربعمئة غرام تكفي وتزيد.',
        'یک پنیر سفت، یک نرم، یک کپکی و یکی که تا حال نخورده‌اید؛ چهارصد گرم کافی است.',
      ],
      [
        'Grapes, nuts and good bread; then leave it alone for half an hour.',
        'عنب ومكسرات وخبز جيد، ثم اتركه نصف ساعة.',
        'انگور، آجیل و نان خوب؛ بعد نیم ساعت به حال خود بگذارید.',
      ],
    ],
    glyphs: ['🧀', '🍇', '🌰'],
    hue: 44,
    author: 'Hollow Hill Dairy',
    tags: ['cheese', 'guests'],
    views: 1980,
    ageDays: 55,
  },
  {
    slug: 'coffee-on-a-monday',
    category: 'counter',
    title: ['Coffee on a Monday', 'قهوة يوم الاثنين', 'قهوه در روز دوشنبه'],
    paragraphs: [
      [
        'We roast when the street is quiet. By Wednesday the beans have rested, and on Friday they are at their best.',
        'نحمّص حين يهدأ الشارع. بحلول الأربعاء ترتاح الحبوب، ويوم الجمعة تكون في أفضل حالاتها.',
        'وقتی خیابان ساکت است بو می‌دهیم. تا چهارشنبه دانه‌ها استراحت می‌کنند و جمعه در اوج‌اند.',
      ],
      [
        'Grind only what you drink. It is the cheapest way to better coffee.',
        'اطحن ما تشربه فقط، فهذه أرخص طريقة لقهوة أفضل.',
        'فقط همان‌قدر که می‌نوشید آسیاب کنید؛ ارزان‌ترین راه قهوهٔ بهتر است.',
      ],
    ],
    glyphs: ['☕', '🍪', '🥐'],
    hue: 24,
    author: 'Press & Pour',
    tags: ['coffee', 'roasting'],
    views: 1430,
    ageDays: 68,
  },
];
