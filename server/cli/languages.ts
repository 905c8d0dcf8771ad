/** The operator's commands for languages: those that ship, and those of the shop's own. */
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { defaultLocale, directionOf, htmlLang, isBuiltIn, isLocale, type Locale, locales } from '#locales/locales.ts';
import { invalidateCache } from '#server/db/after-commit.ts';
import { readSomeSettings } from '#server/db/queries/settings.ts';
import type { Tx } from '#server/db/queries/transaction.ts';
import { catalogues, languages, settings } from '#server/db/schema/settings.ts';
import { type CheckedCatalogue, checkCatalogue } from '#server/i18n/check-catalogue.ts';
import { type Texts, textsOf } from '#server/i18n/languages.ts';
import { amountOf } from './amount-of.ts';
import { readCatalogueFile } from './catalogue-file.ts';
import { CliError, UsageError } from './cli-error.ts';
import { type Answer, type Command, listed, type Options } from './command.ts';
import { inCommand } from './in-command.ts';
import { writeLanguage } from './language-rows.ts';
import { writeNew } from './new-file.ts';

type Row = typeof languages.$inferSelect;

const english = () => textsOf(defaultLocale);
const allPhrases = () => Object.keys(english()).length;

/** By the code that people know: what the web calls `fa` is `ir` here. */
function localeOf(text: string): Locale {
  const code = text.trim().toLowerCase().replaceAll('_', '-');
  const builtIn = locales.find((locale) => htmlLang(locale) === code);
  if (builtIn) return builtIn;
  if (isLocale(code)) return code;
  throw new UsageError(`"${text}" is no code of a language. Write one such as fr, de or pt-br.`);
}

const inItself = (locale: Locale): string | undefined =>
  new Intl.DisplayNames([htmlLang(locale)], { type: 'language', fallback: 'none' }).of(htmlLang(locale));

function titleOf(locale: Locale, given: string | undefined): string {
  const title = given?.trim() ?? inItself(locale);
  if (title === undefined)
    throw new UsageError(`The name of "${locale}" is not known here. Give it with --title, in the language itself.`);
  if (!title || title.length > 40 || /\p{Cc}/u.test(title))
    throw new UsageError('--title must have 1 to 40 characters.');
  return title.charAt(0).toLocaleUpperCase(htmlLang(locale)) + title.slice(1);
}

const mostShown = 20;

/** A refusal has all that is wrong, each with its phrase. */
class WrongTexts extends CliError {
  constructor({ problems }: CheckedCatalogue) {
    const shown = problems.slice(0, mostShown);
    const lines = shown.map(({ key, reason, correction }) => `"${key.slice(0, 60)}": ${reason}. ${correction}.`);
    const more = problems.length > mostShown ? [`… and ${problems.length - mostShown} more.`] : [];
    super([...lines, ...more, `${amountOf(problems.length, 'wrong text')}; nothing was written.`].join('\n'));
  }
}

const count = (checked: CheckedCatalogue) => Object.keys(checked.texts).length;

function verdict(locale: Locale, checked: CheckedCatalogue): string[] {
  const { missing, unformed } = checked;
  return [
    `${locale}: ${count(checked)} of ${allPhrases()} texts, from ${directionOf(locale) === 'rtl' ? 'right to left' : 'left to right'}.`,
    ...(missing.length > 0
      ? [`${missing.length} missing, shown in English, such as "${missing[0]?.slice(0, 60)}".`]
      : []),
    ...(unformed.length > 0
      ? [`${unformed.length} without a plural form, such as "${unformed[0]?.forms[0]}"; "other" stands in.`]
      : []),
  ];
}

async function addLanguage(db: NodePgDatabase, text: string, options: Options): Promise<Answer> {
  const locale = localeOf(text);
  if (isBuiltIn(locale)) {
    if (options.file) throw new CliError(`${locale} ships with the shop, and its texts with it. Leave --file out.`);
    return switchLanguage(db, locale, true);
  }
  if (!options.file) throw new UsageError('Name the file with the texts: --file fr.json. Begin with: language export');
  const title = titleOf(locale, options.title);
  const checked = checkCatalogue(await readCatalogueFile(options.file), english(), locale);
  if (checked.problems.length > 0) throw new WrongTexts(checked);
  if (count(checked) === 0) throw new CliError(`${options.file} has no text; nothing was written.`);
  if (options.report) await writeNew(options.report, [`${JSON.stringify(checked.missing, null, 2)}\n`]);
  const { missing, unformed } = checked;
  const data = { language: locale, title, texts: count(checked), missing, unformed, isWritten: !options.check };
  if (options.check) return { data, lines: [...verdict(locale, checked), 'Nothing was written.'] };
  const { result: stemmer, warnings } = await inCommand(db, (tx) => writeLanguage(tx, locale, { ...checked, title }));
  const search = stemmer ? 'The search knows its word forms.' : 'The search finds its words as they are written.';
  return {
    data: { ...data, stemmer },
    lines: [...verdict(locale, checked), `${title} is offered. ${search}`, ...warnings],
  };
}

async function mainOf(tx: Tx | NodePgDatabase): Promise<string> {
  return (await readSomeSettings(tx as Tx, ['defaultLanguage'])).defaultLanguage;
}

async function lockedRow(tx: Tx, locale: Locale): Promise<Row> {
  const [row] = await tx.select().from(languages).where(eq(languages.name, locale)).for('update');
  if (row) return row;
  throw new CliError(`The shop has no language ${locale}. See: npm run shop -- language list`);
}

async function refuseMain(tx: Tx, locale: Locale): Promise<void> {
  if ((await mainOf(tx)) !== locale) return;
  const isOther = and(ne(languages.name, locale), eq(languages.isActive, true));
  const [other] = await tx.select({ name: languages.name }).from(languages).where(isOther).limit(1);
  throw new CliError(
    other
      ? `${locale} is the main language. Choose another first: npm run shop -- language main ${other.name}`
      : `${locale} is the only language of the shop.`,
  );
}

async function switchLanguage(db: NodePgDatabase, locale: Locale, isActive: boolean): Promise<Answer> {
  const { result, warnings } = await inCommand(db, async (tx) => {
    const row = await lockedRow(tx, locale);
    if (!isActive) await refuseMain(tx, locale);
    invalidateCache(tx);
    await tx.update(languages).set({ isActive }).where(eq(languages.id, row.id));
    return row;
  });
  const line = isActive ? `${result.title} is offered.` : `${result.title} is no longer offered. Its texts are kept.`;
  return { data: { language: locale, isActive }, lines: [line, ...warnings] };
}

async function removeLanguage(db: NodePgDatabase, locale: Locale): Promise<string[]> {
  if (isBuiltIn(locale))
    throw new CliError(`${locale} ships with the shop. Hide it: npm run shop -- language off ${locale}`);
  const { result, warnings } = await inCommand(db, async (tx) => {
    const row = await lockedRow(tx, locale);
    await refuseMain(tx, locale);
    invalidateCache(tx);
    await tx.delete(languages).where(eq(languages.id, row.id));
    return row;
  });
  return [`${result.title} is gone with its texts. Names of goods in it stay in the goods.`, ...warnings];
}

async function chooseMain(db: NodePgDatabase, locale: Locale): Promise<string[]> {
  const { result, warnings } = await inCommand(db, async (tx) => {
    const row = await lockedRow(tx, locale);
    if (!row.isActive) throw new CliError(`${row.title} is not offered. First: npm run shop -- language on ${locale}`);
    invalidateCache(tx);
    await tx
      .insert(settings)
      .values({ key: 'defaultLanguage', value: locale })
      .onConflictDoUpdate({ target: settings.key, set: { value: locale } });
    return row;
  });
  return [`Who has chosen no language sees the shop in ${result.title}.`, ...warnings];
}

async function listLanguages(db: NodePgDatabase): Promise<Answer> {
  const [main, rows] = await Promise.all([
    mainOf(db),
    db
      .select({
        row: languages,
        texts: sql<number>`(select count(*)::int from jsonb_object_keys(${catalogues.texts}))`,
      })
      .from(languages)
      .leftJoin(catalogues, eq(catalogues.language, languages.name))
      .orderBy(asc(languages.position), asc(languages.id)),
  ]);
  const records = rows.map(({ row: { name, title, direction, isActive }, texts }) => ({
    name,
    title,
    direction,
    texts: isBuiltIn(name) ? allPhrases() : texts,
    isMain: name === main,
    isOffered: isActive,
  }));
  return listed(records, {
    none: 'No languages.',
    record: (one) => one,
    line: ({ name, title, direction, texts, isMain, isOffered }) =>
      `${name.padEnd(6)}  ${title.padEnd(16)}  ${direction}  ${texts} of ${allPhrases()} texts` +
      `${isMain ? '  (main)' : ''}${isOffered ? '' : '  (not offered)'}`,
  });
}

async function storedTexts(db: NodePgDatabase, locale: Locale): Promise<Texts> {
  if (isBuiltIn(locale)) return textsOf(locale);
  const [row] = await db.select().from(catalogues).where(eq(catalogues.language, locale));
  return row?.texts ?? {};
}

/** English stands in for what is missing, to translate from. */
async function exportLanguage(db: NodePgDatabase, text: string, path: string, { missing }: Options): Promise<Answer> {
  const locale = localeOf(text);
  const own = await storedTexts(db, locale);
  const phrases = Object.entries(english()).filter(([key]) => !missing || !Object.hasOwn(own, key));
  const texts = Object.fromEntries(phrases.map(([key, source]) => [key, own[key] ?? source]));
  await writeNew(path, [`${JSON.stringify(texts, null, 2)}\n`]);
  const lacking = phrases.filter(([key]) => !Object.hasOwn(own, key)).length;
  return {
    data: { language: locale, texts: phrases.length, inEnglish: lacking, file: path },
    lines: [`${amountOf(phrases.length, 'text')} in ${path}, ${lacking} of them in English.`],
  };
}

export const languageCommands: Command[] = [
  {
    use: 'language list',
    says: 'the languages of the shop, and how many texts each has',
    run: ({ db }) => listLanguages(db),
  },
  {
    use: 'language add <code>',
    says: 'offers another language; its texts come from a file, and what the file lacks is shown in English',
    options: {
      '--file <file>': 'JSON: English phrase and text; it takes the place of the texts before',
      '--title <title>': 'its name in itself, if it is not known',
      '--check': 'says what is wrong and what is missing, and writes nothing',
      '--report <file>': 'writes the missing phrases there, as JSON',
    },
    run: ({ db }, [code = ''], options) => addLanguage(db, code, options),
  },
  {
    use: 'language export <code> <file>',
    says: 'a file to translate: the texts of the language, and the English ones where it has none',
    options: { '--missing': 'only what it lacks' },
    run: ({ db }, [code = '', file = ''], options) => exportLanguage(db, code, file, options),
  },
  {
    use: 'language main <code>',
    says: 'the language of shoppers who have chosen none',
    run: ({ db }, [code = '']) => chooseMain(db, localeOf(code)),
  },
  {
    use: 'language on <code>',
    says: 'offers it again',
    run: ({ db }, [code = '']) => switchLanguage(db, localeOf(code), true),
  },
  {
    use: 'language off <code>',
    says: 'offers it no longer, and keeps its texts',
    run: ({ db }, [code = '']) => switchLanguage(db, localeOf(code), false),
  },
  {
    use: 'language remove <code>',
    says: 'deletes a language that you have added, with its texts',
    asks: ([code]) => `Delete the language ${code} and its texts?`,
    run: ({ db }, [code = '']) => removeLanguage(db, localeOf(code)),
  },
];
