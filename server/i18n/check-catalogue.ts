/** Checks the texts of another language against the English ones: keys, placeholders, plurals, and what is no plain text. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { htmlLang, type Locale } from '#locales/locales.ts';
import type { Texts } from './languages.ts';

/** A text that cannot be taken: what is wrong with it, and what to do. */
export type TextProblem = { key: string; reason: string; correction: string };

export type CheckedCatalogue = {
  texts: Texts;
  problems: TextProblem[];
  /** Phrases without a text: they are shown in English. */
  missing: string[];
  /** Texts that lack a plural form of the language, with the forms: `other` stands in. */
  unformed: { key: string; forms: string[] }[];
};

/** The longest English text has a third of that. */
const longest = 2_000;

/** Except line breaks; and marks that turn the direction of what follows. */
const unwritable = /(?![\n])\p{Cc}|[\u202a-\u202e]/u;

/** What a message asks for: its values, and which of them are counted, chosen by or formatted. */
type Anatomy = { values: Set<string>; kinds: Set<string>; forms: { isOrdinal: boolean; names: string[] }[] };

function note(
  element: Exclude<MessageFormatElement, { type: TYPE.literal | TYPE.pound | TYPE.tag }>,
  found: Anatomy,
): void {
  found.values.add(element.value);
  if (element.type !== TYPE.argument) found.kinds.add(`${element.value} ${TYPE[element.type]}`);
  if (element.type === TYPE.plural)
    found.forms.push({ isOrdinal: element.pluralType === 'ordinal', names: Object.keys(element.options) });
  if (element.type === TYPE.plural || element.type === TYPE.select)
    for (const { value } of Object.values(element.options)) dissect(value, found);
}

function dissect(elements: readonly MessageFormatElement[], found: Anatomy): Anatomy {
  for (const element of elements)
    if (element.type !== TYPE.literal && element.type !== TYPE.pound && element.type !== TYPE.tag) note(element, found);
  return found;
}

const anatomyOf = (text: string): Anatomy =>
  dissect(parse(text, { ignoreTag: true }), { values: new Set(), kinds: new Set(), forms: [] });

const without = (names: Set<string>, others: Set<string>) => [...names].filter((name) => !others.has(name));

const inBraces = (names: Iterable<string>) => [...names].map((name) => `{${name}}`).join(', ');

type Problem = Omit<TextProblem, 'key'>;

function problemOfValues(own: Anatomy, english: Anatomy): Problem | undefined {
  const lacking = without(english.values, own.values);
  if (lacking.length > 0)
    return { reason: `it lacks ${inBraces(lacking)}`, correction: `Write ${inBraces(lacking)} where the value stands` };
  const strange = without(own.values, english.values);
  if (strange.length > 0)
    return {
      reason: `there is no value ${inBraces(strange)}`,
      correction: english.values.size > 0 ? `The values are ${inBraces(english.values)}` : 'It has no values',
    };
  const [kind] = without(own.kinds, english.kinds);
  if (kind === undefined) return undefined;
  const [value = '', way = ''] = kind.split(' ');
  return { reason: `{${value}} is no value for "${way}"`, correction: `Write {${value}} alone` };
}

const categoriesOf = (locale: Locale, isOrdinal: boolean): string[] =>
  new Intl.PluralRules(htmlLang(locale), { type: isOrdinal ? 'ordinal' : 'cardinal' }).resolvedOptions()
    .pluralCategories;

/** Forms for one number, such as `=0`, are right in every language. */
function problemOfForms({ forms }: Anatomy, locale: Locale): Problem | undefined {
  for (const { isOrdinal, names } of forms) {
    const known = categoriesOf(locale, isOrdinal);
    const strange = names.find((name) => !/^=\d+$/.test(name) && !known.includes(name));
    if (strange !== undefined)
      return {
        reason: `the language has no plural form "${strange}"`,
        correction: `Its forms are ${known.join(', ')}`,
      };
  }
  return undefined;
}

const unformedIn = ({ forms }: Anatomy, locale: Locale): string[] => [
  ...new Set(
    forms.flatMap(({ isOrdinal, names }) => categoriesOf(locale, isOrdinal).filter((form) => !names.includes(form))),
  ),
];

function problemOfText(text: unknown): Problem | undefined {
  if (typeof text !== 'string') return { reason: 'it is no text', correction: 'Write it in quotation marks' };
  if (text.length > longest) return { reason: `it has more than ${longest} characters`, correction: 'Shorten it' };
  if (unwritable.test(text)) return { reason: 'it contains control characters', correction: 'Remove them' };
  return undefined;
}

type Read = { text: string; anatomy: Anatomy };
type Language = { locale: Locale; counted: readonly string[] };

/** What is counted in some phrase of the shop is a number in all of them: `count`, `minutes`. */
const countedIn = (english: Texts): string[] =>
  [...new Set(Object.values(english).flatMap((text) => [...anatomyOf(text).kinds]))].filter((kind) =>
    kind.endsWith(` ${TYPE[TYPE.plural]}`),
  );

/** What `problemOfText` has let through. */
function readMessage(text: string, source: string, { locale, counted }: Language): Read | Problem {
  let anatomy: Anatomy;
  try {
    anatomy = anatomyOf(text);
  } catch (error) {
    const reason = `it cannot be read (${error instanceof Error ? error.message : 'unknown'})`;
    return { reason, correction: 'Close every brace, and give each plural the form "other"' };
  }
  const english = anatomyOf(source);
  const allowed = { ...english, kinds: new Set([...english.kinds, ...counted]) };
  return problemOfValues(anatomy, allowed) ?? problemOfForms(anatomy, locale) ?? { text, anatomy };
}

const unknownKey: Problem = {
  reason: 'the shop has no such phrase',
  correction: 'Compare it with: npm run shop -- language export',
};

const readText = (text: unknown, source: string | undefined, language: Language): Read | Problem =>
  source === undefined ? unknownKey : (problemOfText(text) ?? readMessage(String(text), source, language));

const isEmpty = (text: unknown) => typeof text === 'string' && text.trim() === '';

/** `given` is what the file has, whatever it is. An empty text counts as missing. */
export function checkCatalogue(
  given: Readonly<Record<string, unknown>>,
  english: Texts,
  locale: Locale,
): CheckedCatalogue {
  const language = { locale, counted: countedIn(english) };
  const texts: Record<string, string> = {};
  const problems: TextProblem[] = [];
  const unformed: CheckedCatalogue['unformed'] = [];
  for (const [key, text] of Object.entries(given).filter((entry) => !isEmpty(entry[1]))) {
    const read = readText(text, Object.hasOwn(english, key) ? english[key] : undefined, language);
    if ('reason' in read) {
      problems.push({ key, ...read });
      continue;
    }
    texts[key] = read.text;
    const forms = unformedIn(read.anatomy, locale);
    if (forms.length > 0) unformed.push({ key, forms });
  }
  return { texts, problems, unformed, missing: Object.keys(english).filter((key) => !Object.hasOwn(texts, key)) };
}
