/** What the back of each pack says: nutrition of food, and use or care of everything else. */
import type { Facts } from './facts.ts';
import { nutritionOf } from './nutrition.ts';

type Rows = Facts['rows'];

const KILOJOULES = 4.184;

const nutritionRows = (slug: string): Rows | undefined => {
  const values = nutritionOf(slug);
  if (!values) return undefined;
  const [kcal, fat, saturates, carbohydrate, sugars, protein, salt] = values;
  return [
    ['Energy', `${Math.round(kcal * KILOJOULES)} kJ / ${kcal} kcal`],
    ['Fat', `${fat} g`],
    ['of which saturates', `${saturates} g`],
    ['Carbohydrate', `${carbohydrate} g`],
    ['of which sugars', `${sugars} g`],
    ['Protein', `${protein} g`],
    ['Salt', `${salt} g`],
  ];
};

const bySub: Record<string, Rows> = {
  cleaning: [
    ['Works on', 'all washable surfaces'],
    ['Perfume', 'from plant oils'],
    ['Dyes', 'none'],
    ['Biodegradable', '98 %'],
    ['Pack', '100 % recycled'],
  ],
  paper: [
    ['Layers', '3'],
    ['Fibre', '100 % recycled'],
    ['Bleached with', 'oxygen only'],
    ['Perfume', 'none'],
    ['Wrapping', 'paper'],
  ],
  'body-care': [
    ['For', 'all skin and hair'],
    ['pH', '5.5'],
    ['Perfume', 'from plant oils'],
    ['Microplastics', 'none'],
    ['Tested on animals', 'no'],
  ],
  pets: [
    ['Protein', '26 %'],
    ['Fat', '12 %'],
    ['Fibre', '3 %'],
    ['Ash', '7 %'],
    ['Meat and fish', '34 %'],
  ],
  flowers: [
    ['Light', 'bright, no midday sun'],
    ['Water', 'fresh every two days'],
    ['Stems', 'cut at an angle'],
    ['Lasts', '7 days and more'],
    ['Grown', 'within 50 km'],
  ],
};

const wareRows: Rows = [
  ['Made to', 'last and be mended'],
  ['Checked by', 'hand'],
  ['Wash', 'warm, by hand'],
  ['Spare parts', '10 years'],
  ['Guarantee', '3 years'],
];

const drinks = /(milk|juice|nectar|drink|water|soda|tea|lemonade|fizz|oil|vinegar|sauce|passata|soup|ayran|cream)$/;

export const backOf = (slug: string, sub: string, isLiquid: boolean): Facts => {
  const food = nutritionRows(slug);
  if (food)
    return {
      title: 'Nutrition',
      heading: `per 100 ${isLiquid || drinks.test(slug) ? 'ml' : 'g'}`,
      rows: food,
      storage: 'Typical values. Best before: see the edge of the pack.',
    };
  const rows = bySub[sub] ?? wareRows;
  return {
    title: bySub[sub] ? 'Good to know' : 'Care',
    heading: '',
    rows,
    storage: 'Keep this label. Questions? Write to the shop, it replies itself.',
  };
};
