/** What posts of the journal cook: the method, which ends their text, and the ingredients. */
import type { Dish, DishLine } from '#server/seed/recipe.types.ts';
import { olderDishes } from './blog-dishes-older.ts';

const salt: DishLine = { text: ['Salt', 'ملح', 'نمک'] };
const water = (amount: number): DishLine => ({ text: ['Water', 'ماء', 'آب'], amount, unit: 'ml' });
const cloves = (amount: number): DishLine => ({
  text: ['Cloves of garlic', 'فصوص ثوم', 'حبه سیر'],
  amount,
  product: 'garlic',
  is: [0.1, 'piece'],
});
/** A bunch has 40 g. */
const thyme: DishLine = {
  text: ['Fresh thyme', 'زعتر طازج', 'آویشن تازه'],
  amount: 10,
  unit: 'g',
  product: 'fresh-thyme',
  is: [0.025, 'piece'],
};
const oliveOil = (amount: number, unit: 'ml' | 'tbsp'): DishLine => ({
  text: ['Olive oil', 'زيت زيتون', 'روغن زیتون'],
  amount,
  unit,
  product: 'extra-virgin-olive-oil',
});

/** By the post's slug. */
export const dishes: Readonly<Record<string, Dish>> = {
  'how-to-keep-tomatoes': {
    servings: 4,
    method: {
      heading: ['Slow-roasted tomatoes', 'طماطم مشوية على مهل', 'گوجهٔ آرام‌پز در فر'],
      list: [
        ['Heat the oven to 140 °C.', 'سخّن الفرن إلى 140 درجة مئوية.', 'فر را تا ۱۴۰ درجهٔ سانتی‌گراد گرم کنید.'],
        [
          'Halve the tomatoes and lay them on a tray, the cut side up. Spread garlic, thyme, sugar and salt over them.',
          'اقطع الطماطم نصفين وصفّها في صينية ووجهها المقطوع إلى الأعلى، ثم وزّع فوقها الثوم والزعتر والسكر والملح.',
          'گوجه‌ها را نصف کنید و با روی بریده به بالا در سینی بچینید؛ سیر، آویشن، شکر و نمک را رویشان بریزید.',
        ],
        [
          'Pour the oil over them and roast them for two and a half hours.',
          'اسكب الزيت فوقها واشوِها ساعتين ونصفًا.',
          'روغن را رویشان بریزید و دو ساعت و نیم بپزید.',
        ],
        [
          'Eat them warm on bread, or cover them with their oil in a jar.',
          'كُلها دافئة على الخبز، أو ضعها في مرطبان وغطّها بزيتها.',
          'گرم روی نان بخورید، یا در شیشه زیر روغن خودشان بگذارید.',
        ],
      ],
    },
    lines: [
      {
        text: ['Tomatoes on the vine', 'طماطم عنقودية', 'گوجهٔ خوشه‌ای'],
        amount: 1000,
        unit: 'g',
        product: 'vine-tomatoes',
      },
      cloves(4),
      thyme,
      oliveOil(100, 'ml'),
      { text: ['Sugar', 'سكر', 'شکر'], amount: 1, unit: 'tsp', product: 'caster-sugar', is: [4, 'g'] },
      salt,
    ],
  },
  'a-starter-from-2009': {
    servings: 8,
    lines: [
      { text: ['Bread flour', 'طحين الخبز', 'آرد نان'], amount: 500, unit: 'g', product: 'bread-flour' },
      { text: ['Lively sourdough starter', 'خميرة طبيعية نشطة', 'خمیرترش سرحال'], amount: 100, unit: 'g' },
      water(350),
      { text: ['Sea salt', 'ملح بحري', 'نمک دریا'], amount: 10, unit: 'g', product: 'sea-salt-flakes' },
    ],
  },
  'five-spices-that-do-most-of-the-work': {
    servings: 4,
    method: {
      heading: ['Red lentils with all five', 'عدس أحمر بالتوابل الخمسة', 'عدس قرمز با هر پنج ادویه'],
      list: [
        [
          'Rinse the lentils until the water is clear.',
          'اشطف العدس حتى يصفو الماء.',
          'عدس را آن‌قدر بشویید که آب شفاف شود.',
        ],
        [
          'Chop the onion and fry it brown in the oil. Add the spices for half a minute.',
          'افرم البصلة واقلِها في الزيت حتى تحمرّ، ثم أضف التوابل نصف دقيقة.',
          'پیاز را خرد و در روغن سرخ کنید؛ ادویه‌ها را نیم دقیقه تفت بدهید.',
        ],
        [
          'Add lentils, tomatoes and water, and let it simmer for 25 minutes.',
          'أضف العدس والطماطم والماء واتركه على نار هادئة 25 دقيقة.',
          'عدس، گوجه و آب را اضافه کنید و بگذارید ۲۵ دقیقه آرام بجوشد.',
        ],
        [
          'Salt it at the end. Serve it with bread or rice.',
          'ملّحه في النهاية وقدّمه مع الخبز أو الأرز.',
          'در پایان نمک بزنید و با نان یا برنج بیاورید.',
        ],
      ],
    },
    lines: [
      { text: ['Red lentils', 'عدس أحمر', 'عدس قرمز'], amount: 300, unit: 'g', product: 'red-lentils' },
      { text: ['Onion', 'بصلة', 'پیاز'], amount: 1, product: 'yellow-onions', is: [150, 'g'] },
      { text: ['Peeled tomatoes', 'طماطم مقشرة', 'گوجهٔ پوست‌کنده'], amount: 400, unit: 'g', product: 'peeled-tomatoes' },
      {
        text: ['Cumin seeds', 'بذور كمون', 'دانهٔ زیره'],
        amount: 2,
        unit: 'tsp',
        product: 'cumin-seeds',
        is: [2.5, 'g'],
      },
      { text: ['Turmeric', 'كركم', 'زردچوبه'], amount: 1, unit: 'tsp', product: 'ground-turmeric', is: [3, 'g'] },
      { text: ['Cinnamon', 'قرفة', 'دارچین'], amount: 0.5, unit: 'tsp', product: 'ground-cinnamon', is: [3, 'g'] },
      {
        text: ['Chilli flakes', 'رقائق فلفل حار', 'پرک فلفل قرمز'],
        amount: 0.5,
        unit: 'tsp',
        product: 'chilli-flakes',
        is: [2, 'g'],
      },
      {
        text: ['Black pepper', 'فلفل أسود', 'فلفل سیاه'],
        amount: 0.5,
        unit: 'tsp',
        product: 'black-pepper',
        is: [2, 'g'],
      },
      {
        text: ['Sunflower oil', 'زيت دوار الشمس', 'روغن آفتابگردان'],
        amount: 3,
        unit: 'tbsp',
        product: 'sunflower-oil',
      },
      water(900),
      salt,
    ],
  },
  'what-a-label-on-fish-tells-you': {
    servings: 2,
    method: {
      heading: ['Sea bass on potatoes', 'قاروص على بطاطس', 'سی‌باس روی سیب‌زمینی'],
      list: [
        [
          'Slice the potatoes thinly, turn them in half of the oil with salt, and bake them for 20 minutes at 200 °C.',
          'قطّع البطاطس شرائح رقيقة وقلّبها في نصف الزيت مع الملح واخبزها 20 دقيقة على حرارة 200 درجة.',
          'سیب‌زمینی‌ها را نازک ببرید، با نیمی از روغن و نمک هم بزنید و ۲۰ دقیقه در ۲۰۰ درجه بپزید.',
        ],
        [
          'Fill the fish with lemon, garlic and thyme, lay it on the potatoes and pour the rest of the oil over it.',
          'احشُ السمك بالليمون والثوم والزعتر وضعه على البطاطس واسكب بقية الزيت فوقه.',
          'شکم ماهی را با لیمو، سیر و آویشن پر کنید، روی سیب‌زمینی بگذارید و باقی روغن را رویش بریزید.',
        ],
        [
          'Bake it for another 18 minutes. It is done when the fin on its back comes out by itself.',
          'اخبزه 18 دقيقة أخرى، وينضج حين تخرج زعنفة الظهر بسهولة.',
          '۱۸ دقیقهٔ دیگر بپزید؛ وقتی بالهٔ پشت به‌راحتی جدا شود آماده است.',
        ],
      ],
    },
    lines: [
      { text: ['Sea bass', 'سمك قاروص', 'ماهی سی‌باس'], amount: 600, unit: 'g', product: 'sea-bass' },
      { text: ['Potatoes', 'بطاطس', 'سیب‌زمینی'], amount: 500, unit: 'g', product: 'salad-potatoes' },
      { text: ['Lemon', 'ليمونة', 'لیمو'], amount: 1, product: 'unwaxed-lemons' },
      cloves(2),
      thyme,
      oliveOil(3, 'tbsp'),
      salt,
    ],
  },
  ...olderDishes({ salt, water, thyme, oliveOil }),
};
