/** What older posts of the journal cook. */
import type { Dish, DishLine } from '#server/seed/recipe.types.ts';

type Pantry = {
  salt: DishLine;
  thyme: DishLine;
  water: (amount: number) => DishLine;
  oliveOil: (amount: number, unit: 'ml' | 'tbsp') => DishLine;
};

/** `pantry` has what several dishes need. */
export const olderDishes = ({ salt, water, thyme, oliveOil }: Pantry): Record<string, Dish> => ({
  'a-cheese-board-for-six': {
    servings: 6,
    lines: [
      { text: ['Mature cheddar', 'شيدر معتّق', 'چدار کهنه'], amount: 100, unit: 'g', product: 'mature-cheddar' },
      {
        text: ['Labneh, for the soft one', 'لبنة، وهي الطرية', 'لبنه، برای پنیر نرم'],
        amount: 100,
        unit: 'g',
        product: 'labneh',
      },
      { text: ['Smoked cheese', 'جبن مدخّن', 'پنیر دودی'], amount: 100, unit: 'g', product: 'smoked-cheese' },
      { text: ['Blue cheese', 'جبن أزرق', 'پنیر کپکی'], amount: 100, unit: 'g' },
      { text: ['Grapes', 'عنب', 'انگور'], amount: 300, unit: 'g', product: 'black-seedless-grapes' },
      { text: ['Walnuts', 'جوز', 'گردو'], amount: 100, unit: 'g', product: 'walnut-halves' },
      { text: ['Honey', 'عسل', 'عسل'], amount: 2, unit: 'tbsp', product: 'wildflower-honey', is: [21, 'g'] },
      { text: ['Baguettes', 'خبز باغيت', 'نان باگت'], amount: 2, product: 'baguette' },
    ],
  },
  'rice-that-does-not-stick': {
    servings: 4,
    method: {
      heading: ['Step by step', 'خطوة خطوة', 'گام به گام'],
      list: [
        [
          'Wash the rice, soak it for half an hour in cold water and drain it.',
          'اغسل الأرز وانقعه نصف ساعة في ماء بارد ثم صفّه.',
          'برنج را بشویید، نیم ساعت در آب سرد خیس کنید و آبکش کنید.',
        ],
        [
          'Melt half of the ghee in a pot and turn the rice in it for two minutes.',
          'أذب نصف السمن في قدر وقلّب فيه الأرز دقيقتين.',
          'نیمی از روغن حیوانی را در قابلمه آب کنید و برنج را دو دقیقه در آن بگردانید.',
        ],
        [
          'Add boiling water and salt. Put the lid on, and leave it on a low flame for 12 minutes.',
          'أضف ماءً مغليًا وملحًا وغطِّ القدر واتركه على نار هادئة 12 دقيقة.',
          'آب جوش و نمک را اضافه کنید، در را بگذارید و ۱۲ دقیقه روی شعلهٔ کم بماند.',
        ],
        [
          'Take it off the heat for ten minutes. Steep the saffron in a spoon of hot water and pour it over with the rest of the ghee.',
          'ارفعه عن النار عشر دقائق. انقع الزعفران في ملعقة ماء ساخن واسكبه فوقه مع بقية السمن.',
          'ده دقیقه از روی حرارت بردارید. زعفران را در یک قاشق آب داغ دم کنید و با باقی روغن رویش بریزید.',
        ],
      ],
    },
    lines: [
      { text: ['Basmati rice', 'أرز بسمتي', 'برنج باسماتی'], amount: 300, unit: 'g', product: 'basmati-rice' },
      { text: ['Ghee', 'سمن', 'روغن حیوانی'], amount: 2, unit: 'tbsp', product: 'ghee', is: [14, 'g'] },
      { text: ['Saffron, a few threads', 'زعفران، بضعة خيوط', 'زعفران، چند رشته'], product: 'saffron-threads' },
      water(450),
      salt,
    ],
  },
  'what-frozen-peas-know': {
    servings: 4,
    method: {
      heading: ['Pea soup with mint', 'حساء البازلاء بالنعناع', 'سوپ نخودفرنگی با نعنا'],
      list: [
        [
          'Chop the onion and let it turn soft in the butter. It should not brown.',
          'افرم البصلة واتركها تلين في الزبدة من غير أن تحمرّ.',
          'پیاز را خرد کنید و بگذارید در کره نرم شود؛ نباید سرخ شود.',
        ],
        [
          'Add the water, bring it to the boil, and cook the peas in it for three minutes.',
          'أضف الماء واتركه حتى يغلي واطبخ البازلاء فيه ثلاث دقائق.',
          'آب را اضافه کنید، بگذارید بجوشد و نخودفرنگی را سه دقیقه در آن بپزید.',
        ],
        [
          'Blend it with the leaves of the mint, stir in the cream and salt it.',
          'اخلطه مع أوراق النعناع ثم أضف القشدة والملح.',
          'با برگ‌های نعنا مخلوط کنید، خامه را هم بزنید و نمک بزنید.',
        ],
      ],
    },
    lines: [
      { text: ['Frozen peas', 'بازلاء مجمدة', 'نخودفرنگی منجمد'], amount: 600, unit: 'g', product: 'garden-peas' },
      { text: ['Onion', 'بصلة', 'پیاز'], amount: 1, product: 'yellow-onions', is: [150, 'g'] },
      { text: ['Butter', 'زبدة', 'کره'], amount: 30, unit: 'g', product: 'unsalted-butter' },
      {
        text: ['Fresh mint', 'نعناع طازج', 'نعنای تازه'],
        amount: 15,
        unit: 'g',
        product: 'fresh-mint',
        is: [0.025, 'piece'],
      },
      { text: ['Double cream', 'قشدة كثيفة', 'خامهٔ پرچرب'], amount: 100, unit: 'ml', product: 'double-cream' },
      water(700),
      salt,
    ],
  },
  'a-roast-for-a-small-table': {
    servings: 2,
    method: {
      heading: ['The roast', 'الشواء', 'کباب'],
      list: [
        [
          'Salt the chicken the day before and leave it open in the fridge.',
          'ملّح الدجاجة في اليوم السابق واتركها مكشوفة في الثلاجة.',
          'از روز قبل مرغ را نمک بزنید و بی‌پوشش در یخچال بگذارید.',
        ],
        [
          'Heat the oven to 200 °C. Put half a lemon and the thyme into the chicken and rub it with oil.',
          'سخّن الفرن إلى 200 درجة. ضع نصف ليمونة والزعتر داخل الدجاجة وادهنها بالزيت.',
          'فر را تا ۲۰۰ درجه گرم کنید. نصف لیمو و آویشن را در شکم مرغ بگذارید و رویش روغن بمالید.',
        ],
        [
          'Cut potatoes and carrots into pieces and lay them around it. Roast everything for 75 minutes.',
          'قطّع البطاطس والجزر وضعها حولها، واشوِ الكل 75 دقيقة.',
          'سیب‌زمینی و هویج را تکه کنید و دورش بچینید؛ همه را ۷۵ دقیقه بپزید.',
        ],
        [
          'Let it rest for a quarter of an hour, and squeeze the other half of the lemon over it.',
          'اتركها ترتاح ربع ساعة واعصر فوقها نصف الليمونة الآخر.',
          'بگذارید یک ربع استراحت کند و نصف دیگر لیمو را رویش بچلانید.',
        ],
      ],
    },
    lines: [
      { text: ['Chicken of 1.5 kg', 'دجاجة بوزن 1.5 كغ', 'مرغ ۱٫۵ کیلویی'], amount: 1, product: 'whole-chicken' },
      { text: ['Potatoes', 'بطاطس', 'سیب‌زمینی'], amount: 600, unit: 'g', product: 'baking-potatoes' },
      { text: ['Carrots', 'جزر', 'هویج'], amount: 300, unit: 'g', product: 'carrots' },
      { text: ['Lemon', 'ليمونة', 'لیمو'], amount: 1, product: 'unwaxed-lemons' },
      thyme,
      oliveOil(2, 'tbsp'),
      salt,
    ],
  },
});
