/** Posts of the journal as the contract describes them. */
import type { components } from '#api/generated/schema.ts';
import type { BlogRow } from '#server/db/queries/blogs.ts';
import { cleanHtml } from '#server/domain/clean-html.ts';
import { daysAfter, shortDate } from '#server/domain/dates.ts';
import { excerptOf, plainText } from '#server/domain/plain-text.ts';
import { inLanguage, type Language } from '#server/domain/texts.ts';
import { logoOf, pictureOf } from './pictures.ts';

type Schemas = components['schemas'];
type TagRow = { id: number; slug: string; name: BlogRow['title'] };

const excerptLength = 200;
const newForDays = 5;

export const serializeBlog = (row: BlogRow, language: Language, now: Date): Schemas['Blog'] => ({
  id: row.id,
  title: inLanguage(row.title, language),
  slug: row.slug,
  category: { id: row.category.id, name: inLanguage(row.category.name, language) },
  post_by: { name: inLanguage(row.author, language), profile_photo: logoOf(row.authorPicture) },
  thumbnail: pictureOf(row.picture).large,
  picture: pictureOf(row.picture),
  total_views: row.views,
  description: excerptOf(plainText(inLanguage(row.description, language)), excerptLength),
  created_at: shortDate(row.publishedAt),
  is_new: row.publishedAt > daysAfter(now, -newForDays),
});

export const serializeBlogDetails = (
  row: BlogRow,
  tags: readonly TagRow[],
  language: Language,
  now: Date,
): Schemas['BlogDetails'] => ({
  ...serializeBlog(row, language, now),
  description: cleanHtml(inLanguage(row.description, language)),
  tags: tags.map(({ id, slug, name }) => ({ id, slug, name: inLanguage(name, language) })),
});
