/** Turns the hand-written shops, categories and brands into their seeded shape. */
import { byLocale } from '#locales/locales.ts';
import { brands } from './data/brands.ts';
import { categories } from './data/categories.ts';
import { shops } from './data/shops.ts';
import type { ShopRecipe } from './recipe.types.ts';
import type { SeedBrand, SeedCategory, SeedShop } from './seed.types.ts';
import { persian, phraseOf, text } from './text.ts';

const FEW = 5;
const SEVERAL = 15;
const MANY = 999;

const deliveryTime = ([low, high]: ShopRecipe['minutes']) => ({
  en: `${low}–${high} min`,
  ar: `${low}–${high} دقيقة`,
  ir: persian(`${low}–${high} دقیقه`),
});

const describe = (shop: ShopRecipe) =>
  byLocale((language) => {
    const paragraphs = shop.story.map((part) => `<p>${phraseOf(part, language)}</p>`).join('');
    const promises = shop.promises.map((part) => `<li>${phraseOf(part, language)}</li>`).join('');
    return `${paragraphs}<ul>${promises}</ul>`;
  });

export const makeShops = (): SeedShop[] =>
  shops.map((shop, index) => ({
    slug: shop.slug,
    name: text(shop.name),
    tagline: text(shop.tagline),
    description: describe(shop),
    hue: shop.hue,
    address: text(shop.address),
    phone: shop.phone,
    email: `hello@${shop.slug}.example`,
    taxNumber: shop.taxNumber,
    ratingHint: shop.ratingHint,
    estimatedDelivery: deliveryTime(shop.minutes),
    openingHours: { open: shop.hours[0], close: shop.hours[1] },
    deliveryCharges: [
      { minQuantity: 1, maxQuantity: FEW, charge: shop.delivery[0] },
      { minQuantity: FEW + 1, maxQuantity: SEVERAL, charge: shop.delivery[1] },
      { minQuantity: SEVERAL + 1, maxQuantity: MANY, charge: shop.delivery[2] },
    ],
    // All but every fourth.
    offersDeliveryTimes: index % 4 !== 3,
    logo: `logo-${shop.slug}`,
    banner: `shop-${shop.slug}`,
  }));

export const makeCategories = (): SeedCategory[] =>
  categories.map((category) => ({
    slug: category.slug,
    name: text(category.name),
    description: text(category.description),
    picture: `category-${category.slug}`,
    banner: `aisle-${category.slug}`,
    subCategories: category.subs.map((sub) => ({
      slug: sub.slug,
      name: text(sub.name),
      picture: `sub-${sub.slug}`,
    })),
  }));

export const makeBrands = (): SeedBrand[] => Object.entries(brands).map(([slug, name]) => ({ slug, name: text(name) }));
