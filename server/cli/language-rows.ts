/** The rows of a language that the operator adds. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { directionOf, type Locale } from '#locales/locales.ts';
import { invalidateCache } from '#server/db/after-commit.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { catalogues, languages } from '#server/db/schema/settings.ts';
import type { Texts } from '#server/i18n/languages.ts';

/** PostgreSQL's dictionaries have English names: `french_stem`. */
async function stemmerOf(tx: Tx, locale: Locale): Promise<string | null> {
  const [language = ''] = locale.split('-');
  const name = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(language)?.split(' ')[0];
  const dictionary = `${name?.toLowerCase()}_stem`;
  const { rows } = await tx.execute(sql`select dictname from pg_ts_dict where dictname = ${dictionary}`);
  return rows.length > 0 ? dictionary : null;
}

/** Not their texts alone: what PostgreSQL has indexed of the goods in this language is made anew. */
export async function writeLanguage(
  tx: Tx,
  locale: Locale,
  { texts, title }: { texts: Texts; title: string },
): Promise<string | null> {
  invalidateCache(tx);
  const sorted = Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));
  const hash = createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
  const stemmer = await stemmerOf(tx, locale);
  const row = { title, direction: directionOf(locale), stemmer, isActive: true };
  await tx
    .insert(languages)
    .values({ name: locale, ...row, position: await tx.$count(languages) })
    .onConflictDoUpdate({ target: languages.name, set: row });
  await tx
    .insert(catalogues)
    .values({ language: locale, texts: sorted, hash })
    .onConflictDoUpdate({ target: catalogues.language, set: { texts: sorted, hash } });
  await tx.execute(sql`select refresh_documents(array(select id from products where name ? ${locale}))`);
  return stemmer;
}
