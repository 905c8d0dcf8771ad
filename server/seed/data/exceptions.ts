/** Varieties, by slug, whose description or allergens differ from those of their base item. */
import type { Allergen, Phrase } from '#server/seed/recipe.types.ts';

export type Exception = { note?: Phrase; allergens?: readonly Allergen[] };

const fermented: Phrase = [
  'Slowly fermented, bright and rounded.',
  'مخمّر ببطء، منعش ومتوازن.',
  'آرام تخمیر شده، شفاف و متعادل.',
];
const shortGrain: Phrase = [
  'Plump, creamy grains that hold together.',
  'حبات ممتلئة كريمية تتماسك معًا.',
  'دانه‌های گرد و خامه‌ای که به هم می‌چسبند.',
];
const sorbet: Phrase = [
  'Ripe fruit and a little sugar, no dairy.',
  'فاكهة ناضجة وقليل من السكر من دون حليب.',
  'میوهٔ رسیده و کمی شکر، بدون لبنیات.',
];
const laundry: Phrase = [
  'Clean at 30 degrees, with a light scent.',
  'نظافة عند 30 درجة مع رائحة خفيفة.',
  'تمیز در ۳۰ درجه با عطری ملایم.',
];
const liquidSoap: Phrase = [
  'Mild, plant-based and easy to rinse off.',
  'لطيف ونباتي وسهل الشطف.',
  'ملایم، گیاهی و آسان‌شو.',
];
const pickled: Phrase = ['Crunchy, sour and pickled by hand.', 'مقرمش وحامض ومخلل باليد.', 'ترد، ترش و دست‌ساز.'];
const potted: Phrase = ['Well rooted, in a clay pot.', 'متجذّر جيدًا في أصيص فخاري.', 'خوب ریشه گرفته، در گلدان سفالی.'];

export const exceptions: Record<string, Exception> = {
  'salad-leaf-mix': {
    note: [
      'Tender leaves, washed and ready for the bowl.',
      'أوراق طرية مغسولة وجاهزة للتقديم.',
      'برگ‌های نرم، شسته و آمادهٔ سرو.',
    ],
  },
  'cultured-buttermilk': {
    note: [
      'Tangy and light, good for baking and drinking.',
      'خفيف ومنعش، يصلح للخبز والشرب.',
      'ملس و سبک، برای پخت و نوشیدن.',
    ],
  },
  'salted-ayran': {
    note: [
      'Yoghurt, water and salt, shaken cold.',
      'زبادي وماء وملح، يُرج ويُشرب باردًا.',
      'ماست، آب و نمک، خنک و تکان‌داده.',
    ],
  },
  halloumi: {
    note: ['Firm and salty, made to be grilled.', 'متماسك ومالح، خُلق للشواء.', 'سفت و شور، مناسب کباب کردن.'],
  },
  labneh: {
    note: [
      'Strained overnight until it spreads.',
      'مصفّاة ليلة كاملة حتى تصبح قابلة للدهن.',
      'یک شب چکیده تا قابل مالیدن شود.',
    ],
  },
  'white-toast-loaf': {
    note: ['Soft slices that toast evenly.', 'شرائح طرية تتحمّص بالتساوي.', 'برش‌های نرم که یکدست تست می‌شوند.'],
  },
  'corn-taco-shells': {
    note: ['Crisp shells of stone-ground corn.', 'خبز مقرمش من ذرة مطحونة بالحجر.', 'نان ترد از ذرت آسیاب سنگی.'],
    allergens: [],
  },
  'caramel-custard': {
    note: ['Silky custard under dark caramel.', 'كاسترد حريري تحت كراميل داكن.', 'کاستردی لطیف زیر کارامل تیره.'],
    allergens: ['milk', 'egg'],
  },
  squid: { note: ['Cleaned, tender and ready to slice.', 'منظّف وطري وجاهز للتقطيع.', 'پاک‌شده، نرم و آمادهٔ برش.'] },
  'sushi-rice': { note: shortGrain },
  'risotto-rice': { note: shortGrain },
  quinoa: { allergens: [] },
  'rice-noodles': { allergens: [] },
  'corn-flour': { allergens: [] },
  'rice-flour': { allergens: [] },
  'apple-cider-vinegar': { note: fermented },
  'grape-vinegar': { note: fermented },
  'coconut-milk': {
    note: [
      'Thick and creamy, for curry and dessert.',
      'كثيف وكريمي للكاري والحلويات.',
      'غلیظ و خامه‌ای برای کاری و دسر.',
    ],
  },
  'vegetable-soup': {
    note: [
      'A full bowl of root vegetables, gently seasoned.',
      'طبق مليء بالخضار الجذرية بتتبيل خفيف.',
      'کاسه‌ای پر از سبزی‌های ریشه‌ای با چاشنی ملایم.',
    ],
  },
  'pickled-cucumbers': { note: pickled },
  'mixed-pickles': { note: pickled },
  'sea-salt-flakes': {
    note: [
      'Crisp flakes that dissolve on the tongue.',
      'رقائق مقرمشة تذوب على اللسان.',
      'پولک‌های ترد که روی زبان آب می‌شوند.',
    ],
  },
  'baking-cocoa': {
    note: ['Dark, unsweetened and finely sifted.', 'داكن وغير محلّى ومنخول ناعمًا.', 'تیره، بدون شکر و الک‌شده.'],
  },
  'saffron-threads': {
    note: [
      'Deep red threads; a pinch colours a pot.',
      'خيوط حمراء داكنة، رشة منها تلوّن القدر.',
      'رشته‌های سرخ؛ با کمی از آن قابلمه رنگ می‌گیرد.',
    ],
  },
  'dried-chamomile': {
    note: ['Whole flowers with an apple scent.', 'أزهار كاملة برائحة التفاح.', 'گل‌های کامل با بوی سیب.'],
  },
  'salted-peanuts': { allergens: ['peanuts'] },
  'sunflower-seeds': { allergens: [] },
  'mixed-nuts': { allergens: ['nuts', 'peanuts'] },
  'garlic-dip': {
    note: ['White, fluffy and unmistakably garlic.', 'بيضاء وهشّة بنكهة ثوم واضحة.', 'سفید، پفکی و با طعم سیر.'],
    allergens: [],
  },
  'baba-ganoush': {
    note: ['Smoked aubergine with tahini and lemon.', 'باذنجان مدخّن مع طحينة وليمون.', 'بادمجان دودی با ارده و لیمو.'],
  },
  guacamole: {
    note: ['Crushed avocado, lime and coriander.', 'أفوكادو مهروس مع ليمون وكزبرة.', 'آووکادوی له‌شده با لیمو و گشنیز.'],
    allergens: [],
  },
  tahini: {
    note: [
      'Hulled sesame, stone-ground, nothing else.',
      'سمسم مقشور مطحون بالحجر ولا شيء سواه.',
      'کنجد پوست‌گرفته، آسیاب سنگی و بس.',
    ],
  },
  falafel: {
    note: [
      'Crisp outside, green with herbs inside.',
      'مقرمشة من الخارج وخضراء بالأعشاب من الداخل.',
      'بیرون ترد و درون سبز از سبزی معطر.',
    ],
    allergens: ['sesame'],
  },
  'stuffed-pitas': {
    note: ['Filled with falafel, salad and tahini.', 'محشو بالفلافل والسلطة والطحينة.', 'پر از فلافل، سالاد و ارده.'],
    allergens: ['gluten', 'sesame'],
  },
  'peanut-butter': {
    note: ['Roasted peanuts and a pinch of salt.', 'فول سوداني محمّص ورشة ملح.', 'بادام‌زمینی بوداده و کمی نمک.'],
    allergens: ['peanuts'],
  },
  'hazelnut-spread': {
    note: ['Half hazelnuts, a little cocoa.', 'نصفها بندق وقليل من الكاكاو.', 'نیمی فندق و کمی کاکائو.'],
    allergens: ['nuts', 'milk'],
  },
  'rice-crackers': {
    note: [
      'Puffed, toasted and brushed with soy sauce.',
      'منفوشة ومحمّصة ومدهونة بصلصة الصويا.',
      'پف‌کرده، تست‌شده با سس سویا.',
    ],
    allergens: ['soy'],
  },
  'cheese-crisps': { allergens: ['milk'] },
  'coconut-water': {
    note: ['From young coconuts, lightly sweet.', 'من جوز هند غضّ، حلاوته خفيفة.', 'از نارگیل جوان، کمی شیرین.'],
  },
  'loose-black-tea': {
    note: ['Whole leaves, malty and bright.', 'أوراق كاملة بنكهة غنية وصافية.', 'برگ کامل، پررنگ و خوش‌طعم.'],
  },
  'oat-drink': { allergens: ['gluten'] },
  'almond-drink': { allergens: ['nuts'] },
  'soy-drink': { allergens: ['soy'] },
  'mango-sorbet': { note: sorbet, allergens: [] },
  'lemon-sorbet': { note: sorbet, allergens: [] },
  'ice-cream-cones': {
    note: ['Vanilla ice cream in a crisp wafer.', 'مثلجات الفانيلا في قمع مقرمش.', 'بستنی وانیلی در قیف ترد.'],
    allergens: ['milk', 'gluten'],
  },
  'ice-cubes': {
    note: ['Clear cubes of filtered water.', 'مكعبات صافية من ماء مفلتر.', 'قالب‌های شفاف از آب تصفیه‌شده.'],
    allergens: [],
  },
  'oven-chips': { note: ['Crisp in twenty minutes.', 'مقرمشة في عشرين دقيقة.', 'در بیست دقیقه ترد می‌شود.'] },
  'vegetable-dumplings': { allergens: ['gluten', 'soy'] },
  'vegetable-curry': { allergens: ['milk'] },
  'fried-rice': { allergens: ['egg', 'soy'] },
  'frozen-falafel': { allergens: ['sesame'] },
  'laundry-liquid': { note: laundry },
  'washing-powder': { note: laundry },
  'fabric-softener': {
    note: [
      'Leaves linen soft, not perfumed.',
      'يترك الأقمشة ناعمة من دون عطر قوي.',
      'پارچه را نرم می‌کند، بدون عطر تند.',
    ],
  },
  'lavender-hand-wash': { note: liquidSoap },
  'rose-shower-gel': { note: liquidSoap },
  'herbal-shampoo': { note: liquidSoap },
  'hand-cream': {
    note: ['Absorbs quickly and leaves no film.', 'يُمتص بسرعة ولا يترك طبقة دهنية.', 'زود جذب می‌شود و چرب نمی‌ماند.'],
  },
  toothbrush: { note: ['Bamboo handle, soft bristles.', 'مقبض من الخيزران وشعيرات ناعمة.', 'دستهٔ بامبو، موهای نرم.'] },
  'potted-herb': { note: potted },
  'small-cactus': { note: potted },
};
