/** The languages that the operator has added, and the texts of their catalogues. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/pool.ts';
import { catalogues, languages } from '#server/db/schema/settings.ts';
import { readSomeSettings } from './settings.ts';

/** Those that are offered, without their texts. */
export const addedLanguages = (db: Db): Promise<{ locale: string; hash: string }[]> =>
  db
    .select({ locale: catalogues.language, hash: catalogues.hash })
    .from(catalogues)
    .innerJoin(languages, eq(languages.name, catalogues.language))
    .where(and(eq(languages.isActive, true)))
    .orderBy(asc(languages.position), asc(languages.id));

export const addedTexts = (
  db: Db,
  locales: readonly string[],
): Promise<{ locale: string; texts: Record<string, string> }[]> =>
  db
    .select({ locale: catalogues.language, texts: catalogues.texts })
    .from(catalogues)
    .where(inArray(catalogues.language, [...locales]));

export const languageFacts = (db: Db): Promise<{ defaultLanguage: string }> =>
  readSomeSettings(db, ['defaultLanguage']);
