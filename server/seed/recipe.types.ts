/** The compact hand-written form of the catalogue, from which the generator makes the products and their pictures. */

/** A phrase in English, Arabic and Persian. */
export type Phrase = readonly [en: string, ar: string, ir: string];

/** How a picture presents its glyph: on its own, in a group, or as the label of a pack. */
export type Look =
  | 'loose'
  | 'heap'
  | 'tray'
  | 'basket'
  | 'jar'
  | 'bottle'
  | 'tallBottle'
  | 'carton'
  | 'tin'
  | 'flatTin'
  | 'box'
  | 'bag'
  | 'pouch'
  | 'tub';

/** What is drawn whole, without a glyph. */
export type WareLook =
  | 'apron'
  | 'jacket'
  | 'towel'
  | 'mitt'
  | 'tote'
  | 'pan'
  | 'pot'
  | 'mug'
  | 'bowl'
  | 'flask'
  | 'board';

export type Allergen = 'milk' | 'gluten' | 'egg' | 'nuts' | 'peanuts' | 'sesame' | 'soy' | 'fish' | 'shellfish';

export type Storage = 'counter' | 'fridge' | 'coldest' | 'frozen' | 'dry' | 'bread' | 'household' | 'vase';

export type KindExtra = {
  glyph?: string;
  hue?: number;
  look?: Look;
  /** The price against the base item. */
  factor?: number;
  packs?: string;
  brand?: string;
  shop?: string;
};

/** A variety with its full name, or `organic`: the base item's first name with the adjective in its place. */
export type Kind = readonly [en: string, ar: string, ir: string, extra?: KindExtra] | 'organic';

export type BaseItem = {
  sub: string;
  glyph: string;
  hue: number;
  look: Look;
  /** Pack sizes, e.g. `500g 1kg`, `6pc 12pc`, `330ml 6x330ml`, `1bunch`. */
  packs: string;
  /** Minor units for the first pack. */
  price: number;
  /** The grammatical gender of the Arabic noun; plurals of things count as feminine. */
  gender?: 'm' | 'f';
  /** Where only one of the aisle's makers fits. */
  brand?: string;
  note: Phrase;
  ingredients?: Phrase;
  allergens?: readonly Allergen[];
  kinds: readonly Kind[];
};

/** Something in sizes and colours; of each the surcharge in minor units, by slug. */
export type WareRecipe = {
  sub: string;
  look: WareLook;
  hue: number;
  name: Phrase;
  note: Phrase;
  care: Phrase;
  /** Minor units, without surcharges. */
  price: number;
  discountPrice?: number;
  sizes?: Readonly<Record<string, number>>;
  colors?: Readonly<Record<string, number>>;
  /** Combinations that are sold out: `m red`. */
  soldOut?: readonly string[];
};

export type SubRecipe = {
  slug: string;
  name: Phrase;
  glyph: string;
  hue: number;
  look?: Look;
  shop: string;
  storage: Storage;
  /** Empty for what is sold loose. */
  brands: readonly string[];
  /** What to do with it. */
  tip: Phrase;
};

export type CategoryRecipe = {
  slug: string;
  name: Phrase;
  description: Phrase;
  glyph: string;
  hue: number;
  /** The glyphs of the category's wide banner. */
  scene: readonly string[];
  subs: readonly SubRecipe[];
};

export type ShopRecipe = {
  slug: string;
  name: Phrase;
  tagline: Phrase;
  story: readonly [Phrase, Phrase];
  promises: readonly [Phrase, Phrase, Phrase];
  /** One sentence that ends the description of each of the shop's products. */
  voice: Phrase;
  hue: number;
  glyph: string;
  scene: readonly string[];
  address: Phrase;
  phone: string;
  taxNumber: string;
  ratingHint: number;
  minutes: readonly [number, number];
  hours: readonly [string, string];
  /** Delivery for up to 5, up to 15 and more pieces. */
  delivery: readonly [number, number, number];
};

/** A part of a text with a heading of its own. */
export type Section = { heading: Phrase; paragraphs?: readonly Phrase[]; list?: readonly Phrase[] };

/** A post of the journal. */
export type PostRecipe = {
  slug: string;
  category: string;
  title: Phrase;
  paragraphs: readonly Phrase[];
  glyphs: readonly string[];
  hue: number;
  /** The shop that wrote it. */
  author: string;
  tags: readonly string[];
  /** The sub-category of the products that it speaks of. */
  aisle: string;
  views: number;
  ageDays: number;
};

/** A line of a dish. */
export type DishLine = {
  text: Phrase;
  /** Nothing for a pinch. */
  amount?: number;
  /** Nothing where the amount counts the things themselves. */
  unit?: 'g' | 'ml' | 'tbsp' | 'tsp';
  /** The slug of what the shop sells for it. */
  product?: string;
  /** What one unit of the amount is in the measure of the packs, where the unit itself does not say it. */
  is?: readonly [content: number, measure: 'g' | 'ml' | 'piece'];
};

/** What a post cooks. */
export type Dish = {
  servings: number;
  /** Where the post's own text does not tell it. */
  method?: Section;
  lines: readonly DishLine[];
};
