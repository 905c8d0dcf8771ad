/** Turns the journal and the legal pages into their seeded shape. */
import { byLocale } from '#locales/locales.ts';
import { blogCategories, blogTags, posts } from './data/blog.ts';
import { dishes } from './data/blog-dishes.ts';
import { postSections } from './data/blog-sections.ts';
import { pageSections } from './data/page-sections.ts';
import { pages } from './data/pages.ts';
import { shops } from './data/shops.ts';
import { makeRecipe } from './dishes.ts';
import type { SeedBlogCategory, SeedBlogPost, SeedBlogTag } from './journal.types.ts';
import type { Phrase, Section } from './recipe.types.ts';
import type { SeedLegalPage, SeedProduct, Text } from './seed.types.ts';
import { escapeWords, phraseOf, text } from './text.ts';

/** As many as a post shows. */
const mostProducts = 5;

const named = (phrases: Record<string, Phrase>) =>
  Object.entries(phrases).map(([slug, name]) => ({ slug, name: text(name) }));

const makeHtml = (paragraphs: readonly Phrase[], sections: readonly Section[]) =>
  byLocale((language) => {
    const words = (phrase: Phrase) => escapeWords(phraseOf(phrase, language));
    const each = (tag: string, phrases: readonly Phrase[] = []) =>
      phrases.map((phrase) => `<${tag}>${words(phrase)}</${tag}>`).join('');
    const section = ({ heading, paragraphs: more, list }: Section) =>
      `<h2>${words(heading)}</h2>${each('p', more)}${list ? `<ul>${each('li', list)}</ul>` : ''}`;
    return each('p', paragraphs) + sections.map(section).join('');
  });

export const makePages = (): SeedLegalPage[] =>
  pages.map(({ slug, title, paragraphs }) => ({
    slug,
    title: text(title),
    description: makeHtml(paragraphs, pageSections[slug] ?? []),
  }));

export const makeBlogCategories = (): SeedBlogCategory[] => named(blogCategories);

export const makeBlogTags = (): SeedBlogTag[] => named(blogTags);

/** A post of the journal is signed by the shop that wrote it. */
function authorOf(slug: string): { author: Text; authorPicture: string } {
  const shop = shops.find((each) => each.slug === slug);
  if (!shop) throw new Error(`A post of the demo shop is by "${slug}", which is no shop.`);
  return { author: text(shop.name), authorPicture: `logo-${slug}` };
}

const sectionsOf = (slug: string): Section[] =>
  [postSections[slug], dishes[slug]?.method].flatMap((each) => each ?? []);

export const makeBlogPosts = (products: readonly SeedProduct[]): SeedBlogPost[] =>
  posts.map(({ slug, category, title, paragraphs, author, tags, aisle, views, ageDays }) => ({
    slug,
    category,
    title: text(title),
    description: makeHtml(paragraphs, sectionsOf(slug)),
    picture: `story-${slug}`,
    ...authorOf(author),
    tags: [...tags],
    products: products
      .filter(({ subCategory }) => subCategory === aisle)
      .slice(0, mostProducts)
      .map((product) => product.slug),
    ...(dishes[slug] ? { recipe: makeRecipe(dishes[slug]) } : {}),
    views,
    ageDays,
  }));
