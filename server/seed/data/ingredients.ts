/**
 * What packs of the demo shop state: the slugs, a letter for each label (v vegan, y vegetarian, h halal, k kosher,
 * g gluten free, l lactose free), what is inside, what may be inside, and the ingredients with allergens in asterisks.
 * These lists of allergens are declared complete. Goods that stand nowhere here leave them open on purpose.
 */
import type { Allergen } from '#server/domain/food-facts.ts';
import type { Phrase } from '#server/seed/recipe.types.ts';

export type Stated = {
  slugs: string;
  labels?: string;
  contains?: readonly Allergen[];
  mayContain?: readonly Allergen[];
  text: Phrase;
};

export const stated: readonly Stated[] = [
  {
    slugs: 'whole-milk semi-skimmed-milk skimmed-milk organic-whole-milk goat-milk double-cream',
    labels: 'yhkg',
    contains: ['milk'],
    text: ['*Milk*.', '*حليب*.', '*شیر*.'],
  },
  {
    slugs: 'lactose-free-milk',
    labels: 'yhgl',
    contains: ['milk'],
    text: ['*Milk*, lactase.', '*حليب*، لاكتاز.', '*شیر*، لاکتاز.'],
  },
  {
    slugs: 'mature-cheddar cellar-gouda grated-pizza-cheese feta-in-brine fresh-mozzarella',
    labels: 'g',
    contains: ['milk'],
    text: ['*Milk*, salt, cultures, rennet.', '*حليب*، ملح، بادئات، منفحة.', '*شیر*، نمک، مایه و پنیرمایه.'],
  },
  {
    slugs: 'greek-yoghurt cultured-buttermilk labneh',
    labels: 'yhg',
    contains: ['milk'],
    text: ['*Milk*, live cultures.', '*حليب* وبادئات حية.', '*شیر* و مایهٔ زنده.'],
  },
  {
    slugs: 'unsalted-butter ghee',
    labels: 'yhg',
    contains: ['milk'],
    text: ['Butterfat of *milk*.', 'دهن *الحليب*.', 'چربی *شیر*.'],
  },
  {
    slugs: 'free-range-eggs organic-free-range-eggs large-farm-eggs',
    labels: 'yhkgl',
    contains: ['eggs'],
    text: ['Hen *eggs*.', '*بيض* دجاج.', '*تخم‌مرغ*.'],
  },
  {
    slugs: 'country-sourdough wholemeal-loaf baguette pita-bread lavash barbari-bread',
    labels: 'vhk',
    contains: ['gluten'],
    mayContain: ['sesame', 'milk'],
    text: ['*Wheat* flour, water, salt, starter.', 'طحين *القمح*، ماء، ملح، خميرة.', 'آرد *گندم*، آب، نمک، خمیرترش.'],
  },
  {
    slugs: 'seeded-rye',
    labels: 'v',
    contains: ['gluten', 'sesame'],
    mayContain: ['nuts'],
    text: [
      '*Rye* flour, water, *sesame* and sunflower seeds, salt.',
      'طحين *الجاودار*، ماء، بذور *السمسم* ودوار الشمس، ملح.',
      'آرد *چاودار*، آب، دانهٔ *کنجد* و آفتابگردان، نمک.',
    ],
  },
  {
    slugs: 'sesame-bagels',
    labels: 'vk',
    contains: ['gluten', 'sesame'],
    mayContain: ['eggs', 'milk'],
    text: [
      '*Wheat* flour, water, *sesame*, malted *barley*, yeast, salt.',
      'طحين *القمح*، ماء، *سمسم*، *شعير* مملّت، خميرة، ملح.',
      'آرد *گندم*، آب، *کنجد*، *جو* مالت‌شده، مخمر، نمک.',
    ],
  },
  {
    slugs: 'butter-croissant mini-croissants',
    labels: 'y',
    contains: ['gluten', 'milk', 'eggs'],
    mayContain: ['nuts', 'soybeans'],
    text: [
      '*Wheat* flour, *butter*, *milk*, sugar, *egg*, yeast, salt.',
      'طحين *القمح*، *زبدة*، *حليب*، سكر، *بيض*، خميرة، ملح.',
      'آرد *گندم*، *کره*، *شیر*، شکر، *تخم‌مرغ*، مخمر، نمک.',
    ],
  },
  {
    slugs: 'almond-croissant',
    labels: 'y',
    contains: ['gluten', 'milk', 'eggs', 'nuts'],
    mayContain: ['soybeans'],
    text: [
      '*Wheat* flour, *butter*, *almonds*, *milk*, sugar, *egg*, yeast, salt.',
      'طحين *القمح*، *زبدة*، *لوز*، *حليب*، سكر، *بيض*، خميرة، ملح.',
      'آرد *گندم*، *کره*، *بادام*، *شیر*، شکر، *تخم‌مرغ*، مخمر، نمک.',
    ],
  },
  {
    slugs: 'corn-taco-shells',
    labels: 'vgl',
    mayContain: ['soybeans'],
    text: ['Corn, sunflower oil, salt.', 'ذرة، زيت دوار الشمس، ملح.', 'ذرت، روغن آفتابگردان، نمک.'],
  },
  {
    slugs: 'spaghetti penne fusilli lasagne-sheets couscous bulgur-wheat',
    labels: 'vhkl',
    contains: ['gluten'],
    mayContain: ['eggs'],
    text: ['Durum *wheat* semolina, water.', 'سميد *القمح* القاسي، ماء.', 'سمولینای *گندم* دوروم، آب.'],
  },
  {
    slugs: 'egg-noodles',
    labels: 'yl',
    contains: ['gluten', 'eggs'],
    text: ['*Wheat* flour, *egg*, salt.', 'طحين *القمح*، *بيض*، ملح.', 'آرد *گندم*، *تخم‌مرغ*، نمک.'],
  },
  {
    slugs: 'basmati-rice jasmine-rice brown-rice sushi-rice risotto-rice rice-noodles rice-flour',
    labels: 'vhkgl',
    text: ['Rice.', 'أرز.', 'برنج.'],
  },
  {
    slugs: 'chickpeas red-lentils green-lentils white-beans split-peas red-kidney-beans',
    labels: 'vhkl',
    mayContain: ['gluten'],
    text: ['Pulses.', 'بقوليات.', 'حبوبات.'],
  },
  {
    slugs: 'extra-virgin-olive-oil olive-oil-tin',
    labels: 'vhkgl',
    text: ['Olive oil.', 'زيت زيتون.', 'روغن زیتون.'],
  },
  {
    slugs: 'peeled-tomatoes tomato-passata tomato-paste',
    labels: 'vhkgl',
    text: ['Tomatoes, salt.', 'طماطم، ملح.', 'گوجه‌فرنگی، نمک.'],
  },
  {
    slugs: 'grape-vinegar raisins dried-apricots',
    labels: 'vgl',
    contains: ['sulphites'],
    text: ['Fruit, *sulphites*.', 'فاكهة، *كبريتيت*.', 'میوه، *سولفیت*.'],
  },
  {
    slugs: 'hummus chilli-hummus baba-ganoush',
    labels: 'vhgl',
    contains: ['sesame'],
    mayContain: ['nuts', 'milk'],
    text: [
      'Vegetables and pulses, *sesame* paste, lemon juice, olive oil, salt.',
      'خضار وبقوليات، معجون *السمسم*، عصير ليمون، زيت زيتون، ملح.',
      'سبزی و حبوبات، ارده (*کنجد*)، آب‌لیمو، روغن زیتون، نمک.',
    ],
  },
  {
    slugs: 'tahini',
    labels: 'vhkgl',
    contains: ['sesame'],
    mayContain: ['nuts'],
    text: ['*Sesame*.', '*سمسم*.', '*کنجد*.'],
  },
  {
    slugs: 'roasted-almonds pistachios walnut-halves mixed-nuts',
    labels: 'vkgl',
    contains: ['nuts'],
    mayContain: ['peanuts', 'sesame'],
    text: ['*Nuts*, salt.', '*مكسرات*، ملح.', '*مغزها*، نمک.'],
  },
  {
    slugs: 'salted-peanuts peanut-butter',
    labels: 'vgl',
    contains: ['peanuts'],
    mayContain: ['nuts', 'sesame'],
    text: ['*Peanuts*, salt.', '*فول سوداني*، ملح.', '*بادام‌زمینی*، نمک.'],
  },
  {
    slugs: 'hazelnut-spread',
    labels: 'yg',
    contains: ['nuts', 'milk', 'soybeans'],
    text: [
      'Sugar, sunflower oil, *hazelnuts*, *milk* powder, cocoa, *soya* lecithin.',
      'سكر، زيت دوار الشمس، *بندق*، *حليب* مجفف، كاكاو، ليسيثين *الصويا*.',
      'شکر، روغن آفتابگردان، *فندق*، *شیر* خشک، کاکائو، لسیتین *سویا*.',
    ],
  },
  {
    slugs: 'milk-chocolate',
    labels: 'yg',
    contains: ['milk', 'soybeans'],
    mayContain: ['nuts', 'gluten'],
    text: [
      'Sugar, cocoa butter, *milk* powder, cocoa mass, *soya* lecithin.',
      'سكر، زبدة الكاكاو، *حليب* مجفف، كتلة الكاكاو، ليسيثين *الصويا*.',
      'شکر، کرهٔ کاکائو، *شیر* خشک، خمیر کاکائو، لسیتین *سویا*.',
    ],
  },
  {
    slugs: 'orange-dark-chocolate mint-dark-chocolate cherry-chocolate',
    labels: 'v',
    contains: ['soybeans'],
    mayContain: ['milk', 'nuts'],
    text: [
      'Cocoa mass, sugar, cocoa butter, *soya* lecithin, flavouring.',
      'كتلة الكاكاو، سكر، زبدة الكاكاو، ليسيثين *الصويا*، منكّه.',
      'خمیر کاکائو، شکر، کرهٔ کاکائو، لسیتین *سویا*، طعم‌دهنده.',
    ],
  },
  {
    slugs: 'chocolate-chip-cookies butter-biscuits lemon-biscuits',
    labels: 'y',
    contains: ['gluten', 'milk', 'eggs'],
    mayContain: ['nuts', 'soybeans'],
    text: [
      '*Wheat* flour, sugar, *butter*, *egg*, salt.',
      'طحين *القمح*، سكر، *زبدة*، *بيض*، ملح.',
      'آرد *گندم*، شکر، *کره*، *تخم‌مرغ*، نمک.',
    ],
  },
  {
    slugs: 'porridge-oats',
    labels: 'vhkl',
    contains: ['gluten'],
    text: ['*Oats*.', '*شوفان*.', '*جو دوسر*.'],
  },
  {
    slugs: 'sea-salt-crisps salted-popcorn oven-chips',
    labels: 'vhgl',
    mayContain: ['milk'],
    text: [
      'Vegetables or corn, sunflower oil, salt.',
      'خضار أو ذرة، زيت دوار الشمس، ملح.',
      'سبزی یا ذرت، روغن آفتابگردان، نمک.',
    ],
  },
  {
    slugs: 'orange-juice apple-juice carrot-juice pineapple-juice still-water sparkling-water coconut-water',
    labels: 'vhkgl',
    text: ['As the name says, and nothing else.', 'كما يدل الاسم، ولا شيء غيره.', 'همان که نامش می‌گوید و دیگر هیچ.'],
  },
  {
    slugs: 'oat-drink',
    labels: 'vl',
    contains: ['gluten'],
    text: ['Water, *oats*, rapeseed oil, salt.', 'ماء، *شوفان*، زيت الكانولا، ملح.', 'آب، *جو دوسر*، روغن کلزا، نمک.'],
  },
  {
    slugs: 'almond-drink',
    labels: 'vgl',
    contains: ['nuts'],
    text: ['Water, *almonds*, salt.', 'ماء، *لوز*، ملح.', 'آب، *بادام*، نمک.'],
  },
  {
    slugs: 'soy-drink',
    labels: 'vgl',
    contains: ['soybeans'],
    text: ['Water, *soya* beans, salt.', 'ماء، فول *الصويا*، ملح.', 'آب، لوبیای *سویا*، نمک.'],
  },
  {
    slugs: 'vanilla-ice-cream strawberry-ice-cream saffron-ice-cream',
    labels: 'yg',
    contains: ['milk', 'eggs'],
    mayContain: ['nuts', 'peanuts'],
    text: [
      '*Milk*, *cream*, sugar, *egg* yolk, flavouring.',
      '*حليب*، *قشدة*، سكر، صفار *البيض*، منكّه.',
      '*شیر*، *خامه*، شکر، زردهٔ *تخم‌مرغ*، طعم‌دهنده.',
    ],
  },
  {
    slugs: 'mango-sorbet lemon-sorbet',
    labels: 'vgl',
    mayContain: ['milk', 'nuts'],
    text: ['Fruit, water, sugar.', 'فاكهة، ماء، سكر.', 'میوه، آب، شکر.'],
  },
  {
    slugs: 'margherita-pizza mushroom-pizza',
    labels: 'y',
    contains: ['gluten', 'milk'],
    mayContain: ['soybeans', 'celery'],
    text: [
      '*Wheat* flour, tomatoes, *mozzarella*, olive oil, yeast, salt.',
      'طحين *القمح*، طماطم، *موزاريلا*، زيت زيتون، خميرة، ملح.',
      'آرد *گندم*، گوجه‌فرنگی، *موتزارلا*، روغن زیتون، مخمر، نمک.',
    ],
  },
  {
    slugs: 'vegetable-soup vegetable-curry',
    labels: 'vl',
    contains: ['celery', 'mustard'],
    mayContain: ['gluten'],
    text: [
      'Water, vegetables, *celery*, *mustard* seeds, salt.',
      'ماء، خضار، *كرفس*، بذور *الخردل*، ملح.',
      'آب، سبزی، *کرفس*، دانهٔ *خردل*، نمک.',
    ],
  },
  {
    slugs: 'tuna-in-spring-water tuna-in-olive-oil sardines-in-olive-oil',
    labels: 'hgl',
    contains: ['fish'],
    text: ['*Fish*, water or olive oil, salt.', '*سمك*، ماء أو زيت زيتون، ملح.', '*ماهی*، آب یا روغن زیتون، نمک.'],
  },
];
