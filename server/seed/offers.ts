/** Puts products into the flash sales and turns the journal and the legal pages into their seeded shape. */
import { blogCategories, posts } from './data/blog.ts';
import { flashSales } from './data/offers.ts';
import { pages } from './data/pages.ts';
import type { Phrase } from './recipe.types.ts';
import type { SeedBlogCategory, SeedBlogPost, SeedFlashSale, SeedLegalPage, SeedProduct } from './seed.types.ts';
import { mapText, phraseOf, text } from './text.ts';

const SALE_QUANTITY = 24;

const saleProducts = (products: readonly SeedProduct[], sale: (typeof flashSales)[number]) =>
  products
    .filter(({ category }) => sale.aisles.length === 0 || sale.aisles.includes(category))
    .filter(({ packagings }, index) => index % sale.every === sale.from && (packagings[0]?.stock ?? 0) > SALE_QUANTITY)
    .slice(0, sale.most)
    .map(({ slug, packagings }) => ({
      slug,
      price: Math.round(((packagings[0]?.price ?? 0) * (1 - sale.cut)) / 10) * 10 - 1,
      quantity: SALE_QUANTITY,
    }));

export const makeFlashSales = (products: readonly SeedProduct[]): SeedFlashSale[] =>
  flashSales.map((sale) => ({
    slug: sale.slug,
    name: sale.name,
    description: sale.description,
    picture: sale.picture,
    startsInDays: sale.startsInDays,
    endsInDays: sale.endsInDays,
    products: saleProducts(products, sale),
  }));

const html = (paragraphs: readonly Phrase[]) =>
  mapText((language) => paragraphs.map((paragraph) => `<p>${phraseOf(paragraph, language)}</p>`).join(''));

export const makePages = (): SeedLegalPage[] =>
  pages.map(({ slug, title, paragraphs }) => ({ slug, title: text(title), description: html(paragraphs) }));

export const makeBlogCategories = (): SeedBlogCategory[] =>
  Object.entries(blogCategories).map(([slug, name]) => ({ slug, name: text(name) }));

export const makeBlogPosts = (): SeedBlogPost[] =>
  posts.map(({ slug, category, title, paragraphs, author, tags, views, ageDays }) => ({
    slug,
    category,
    title: text(title),
    description: html(paragraphs),
    picture: `story-${slug}`,
    author,
    tags: [...tags],
    views,
    ageDays,
  }));
