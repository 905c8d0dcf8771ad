/** A post of the blog in the terms of schema.org, and what it cooks. */
import type { RecipeIngredient } from '#api/types/blogs.ts';
import { htmlLang } from '#locales/locales.ts';
import { momentOf } from '#src/i18n/protocol-dates.ts';
import { blogQuery } from '#src/routes/content-queries.ts';
import type { PageFacts } from './head.types.ts';
import { canonicalUrl } from './page-address.ts';
import { about, absolute } from './schema-org.ts';

const openedPost = ({ match, peek }: PageFacts) => peek(blogQuery(match.params.slug ?? ''));

const dayOf = (date: string) => {
  const moment = momentOf(date);
  return Number.isNaN(moment) ? {} : { datePublished: new Date(moment).toISOString().slice(0, 10) };
};

const blogPosting = (facts: PageFacts) => {
  const post = openedPost(facts)?.blog;
  if (!post) return [];
  const { title, picture, thumbnail, post_by: author, tags } = post;
  return [
    about('BlogPosting', {
      '@id': canonicalUrl(facts),
      mainEntityOfPage: canonicalUrl(facts),
      headline: title,
      image: [absolute(facts, picture?.large ?? thumbnail)],
      ...dayOf(post.created_at),
      author: { '@type': 'Person', name: author.name },
      publisher: { '@type': 'Organization', name: facts.settings.app_name, url: absolute(facts, '/') },
      inLanguage: htmlLang(facts.locale),
      ...(tags.length > 0 ? { keywords: tags.map(({ name }) => name).join(', ') } : {}),
    }),
  ];
};

const asText = ({ amount, unit, text }: RecipeIngredient) => [amount, unit, text].filter(Boolean).join(' ');

/** The steps are part of the text of the post, where nobody can tell one from the next. */
const recipe = (facts: PageFacts) => {
  const { blog, recipe: cooked } = openedPost(facts) ?? {};
  if (!blog || !cooked) return [];
  return [
    about('Recipe', {
      '@id': `${canonicalUrl(facts)}#recipe`,
      name: blog.title,
      image: [absolute(facts, blog.picture?.large ?? blog.thumbnail)],
      ...dayOf(blog.created_at),
      author: { '@type': 'Person', name: blog.post_by.name },
      recipeYield: String(cooked.servings),
      recipeIngredient: cooked.ingredients.map(asText),
      inLanguage: htmlLang(facts.locale),
    }),
  ];
};

export const postData = (facts: PageFacts): object[] => [...blogPosting(facts), ...recipe(facts)];
