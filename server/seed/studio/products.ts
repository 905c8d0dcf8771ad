/** Which pictures each product has, and what stands on its labels. */
import { type Variety, varieties } from '../catalogue.ts';
import { brands } from '../data/brands.ts';
import { shops } from '../data/shops.ts';
import { wares } from '../data/wares.ts';
import { makeProducts } from '../generate.ts';
import type { SeedProduct } from '../seed.types.ts';
import { makeWares } from '../wares.ts';
import { backOf } from './backs.ts';
import { packColour, type View } from './compose.ts';
import type { Facts } from './facts.ts';
import type { Label } from './label.ts';
import type { Subject } from './subject.ts';
import { dry } from './subjects/dry.ts';
import { fresh } from './subjects/fresh.ts';
import { home } from './subjects/home.ts';

const subjects: Record<string, Subject> = { ...fresh, ...dry, ...home };

export type ProductPicture = {
  slug: string;
  view: View;
  category: string;
  subject: Subject;
  label: Label;
  facts: Facts;
  hue: number;
};

/** What is sold loose carries the name of the shop that packs it. */
const makerOf = ({ brand, shop }: SeedProduct) =>
  (brand ? brands[brand]?.[0] : shops.find(({ slug }) => slug === shop)?.name[0]) ?? '';

const pictureOf = (product: SeedProduct, hue: number): ProductPicture[] => {
  const subject = subjects[product.slug];
  if (!subject) throw new Error(`Nothing says how to draw ${product.slug}`);
  const [packaging] = product.packagings;
  const amount = packaging?.label.en ?? '';
  const label = {
    brand: makerOf(product),
    name: product.name.en,
    amount,
    colour: packColour(hue),
    thing: subject.thing,
  };
  const facts = backOf(product.slug, product.subCategory, packaging?.measure === 'ml');
  const names = [product.picture, ...(product.gallery ?? [])];
  const views = ['first', 'second', 'facts'] as const;
  return views.map((view, at) => ({
    slug: names[at] ?? '',
    view,
    category: product.category,
    subject,
    label,
    facts,
    hue,
  }));
};

export const productPictures = (): ProductPicture[] => {
  const hues = new Map(varieties().map(({ slug, hue }: Variety) => [slug, hue]));
  const goods = makeProducts().flatMap((product) => pictureOf(product, hues.get(product.slug) ?? 40));
  const ofWares = makeWares().flatMap((product, at) => pictureOf(product, wares[at]?.hue ?? 40));
  return [...goods, ...ofWares];
};
