/** Older posts of the shop's journal. */
import type { PostRecipe } from '#server/seed/recipe.types.ts';

export const olderPosts: readonly PostRecipe[] = [
  {
    slug: 'rice-that-does-not-stick',
    category: 'kitchen',
    title: ['Rice that does not stick', 'أرز لا يلتصق', 'برنجی که نمی‌چسبد'],
    paragraphs: [
      [
        'Wash it until the water is clear, soak it for half an hour and drain it well. The starch that leaves is what would glue.',
        'اغسله حتى يصفو الماء وانقعه نصف ساعة وصفّه جيدًا، فالنشا الذي يخرج هو ما يُلصق الحبات.',
        'آن را تا شفاف شدن آب بشویید، نیم ساعت خیس کنید و خوب آبکش کنید؛ نشاسته‌ای که می‌رود همان است که می‌چسباند.',
      ],
      [
        'Then trust the lid: twelve minutes low, ten minutes off the heat, and never a spoon.',
        'ثم ثق بالغطاء: اثنتا عشرة دقيقة على نار هادئة وعشر بعد إطفائها، ولا ملعقة أبدًا.',
        'بعد به در قابلمه اعتماد کنید: دوازده دقیقه شعلهٔ کم، ده دقیقه خاموش و هرگز قاشق نزنید.',
      ],
    ],
    glyphs: ['🍚', '🌾', '🫘'],
    hue: 60,
    author: 'the-long-shelf',
    tags: ['rice'],
    aisle: 'rice-and-grains',
    views: 1210,
    ageDays: 80,
  },
  {
    slug: 'what-frozen-peas-know',
    category: 'season',
    title: ['What frozen peas know', 'ما تعرفه البازلاء المجمدة', 'آنچه نخودفرنگی منجمد می‌داند'],
    paragraphs: [
      [
        'A pea loses half its sugar in a day. Frozen within three hours of the field it has lost almost nothing.',
        'تفقد حبة البازلاء نصف سكرها في يوم، أما المجمدة خلال ثلاث ساعات من الحقل فلا تفقد شيئًا تقريبًا.',
        'نخودفرنگی در یک روز نیمی از قندش را از دست می‌دهد؛ اما اگر سه ساعت پس از چیدن منجمد شود تقریباً هیچ.',
      ],
      [
        'Two minutes in salted water are enough. Any longer and you cook the sweetness out.',
        'تكفيها دقيقتان في ماء مملح، وما زاد يُذهب حلاوتها.',
        'دو دقیقه در آب نمک کافی است؛ بیشترش شیرینی را می‌برد.',
      ],
    ],
    glyphs: ['🫛', '❄️', '🥕'],
    hue: 120,
    author: 'cold-comfort',
    tags: ['frozen', 'vegetables'],
    aisle: 'frozen-fruit-and-veg',
    views: 880,
    ageDays: 96,
  },
  {
    slug: 'a-roast-for-a-small-table',
    category: 'kitchen',
    title: ['A roast for a small table', 'شواء لمائدة صغيرة', 'کبابی برای میز کوچک'],
    paragraphs: [
      [
        'A chicken of a kilo and a half feeds two tonight and makes soup tomorrow. Salt it the day before.',
        'دجاجة بكيلو ونصف تُشبع اثنين الليلة وتصنع حساءً غدًا. ملّحها في اليوم السابق.',
        'یک مرغ یک‌ونیم کیلویی امشب دو نفر را سیر می‌کند و فردا سوپ می‌شود؛ از روز قبل نمک بزنید.',
      ],
      [
        'Rest it as long as you can bear. The juice that stays in is the sauce you need not make.',
        'اتركها ترتاح ما استطعت صبرًا، فالعصارة التي تبقى فيها هي الصلصة التي لا تحتاج إلى صنعها.',
        'تا می‌توانید بگذارید استراحت کند؛ آبی که در آن می‌ماند همان سسی است که لازم نیست بپزید.',
      ],
    ],
    glyphs: ['🍗', '🥔', '🌿'],
    hue: 28,
    author: 'oak-and-block',
    tags: ['meat', 'guests'],
    aisle: 'chicken-and-turkey',
    views: 1690,
    ageDays: 110,
  },
  {
    slug: 'the-shop-on-the-corner',
    category: 'counter',
    title: ['The shop on the corner', 'متجر الزاوية', 'مغازهٔ سر کوچه'],
    paragraphs: [
      [
        'We open at six because the baker does. By seven we know who is ill, who has guests and who forgot the milk.',
        'نفتح في السادسة لأن الخباز يفتح حينها، وعند السابعة نعرف المريض ومن عنده ضيوف ومن نسي الحليب.',
        'ساعت شش باز می‌کنیم چون نانوا باز می‌کند؛ تا هفت می‌دانیم که مریض است، که مهمان دارد و که شیر را فراموش کرده.',
      ],
      [
        'An order from a screen is packed by the same hands. Write a line to us with it: we read them all.',
        'الطلب من الشاشة تجهّزه الأيدي نفسها. اكتب لنا سطرًا معه، فنحن نقرؤها كلها.',
        'سفارش از صفحه را همان دست‌ها می‌چینند. یک خط هم برایمان بنویسید؛ همه را می‌خوانیم.',
      ],
    ],
    glyphs: ['🏪', '🥛', '🥖'],
    hue: 200,
    author: 'daily-basket',
    tags: ['people'],
    aisle: 'milk-and-cream',
    views: 740,
    ageDays: 125,
  },
  {
    slug: 'flowers-that-last-a-week',
    category: 'home',
    title: ['Flowers that last a week', 'زهور تعيش أسبوعًا', 'گل‌هایی که یک هفته می‌مانند'],
    paragraphs: [
      [
        'Cut the stems on a slant, strip every leaf below the water and change the water every other day.',
        'اقطع السيقان بشكل مائل وانزع كل ورقة تحت الماء وبدّل الماء كل يومين.',
        'ساقه‌ها را مورب ببرید، برگ‌های زیر آب را بکنید و یک روز در میان آب را عوض کنید.',
      ],
      [
        'Keep them away from the fruit bowl: an apple ages a rose in a night.',
        'أبعدها عن طبق الفاكهة، فالتفاحة تُشيخ الوردة في ليلة.',
        'از ظرف میوه دور نگه دارید؛ یک سیب رز را یک‌شبه پیر می‌کند.',
      ],
    ],
    glyphs: ['💐', '🌷', '🪴'],
    hue: 320,
    author: 'clean-slate',
    tags: ['flowers'],
    aisle: 'flowers',
    views: 520,
    ageDays: 140,
  },
];
