/** Country names in the shopper's language. The protocol uses the English names, also in requests. */
import { intlLocale, type Locale } from '#locales/locales.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** English names that differ from those of `Intl`, by code. */
const otherNames: Readonly<Record<string, string>> = {
  'Czech Republic': 'CZ',
  'Hong Kong': 'HK',
  'Ivory Coast': 'CI',
  Macedonia: 'MK',
  Myanmar: 'MM',
  Palestine: 'PS',
  Turkey: 'TR',
  'United States of America': 'US',
};

const namesIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });

/** There is no list of the codes, so each pair of letters is looked up. */
const findCodes = () => {
  const english = namesIn('en');
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const named = codes.map((code) => [english.of(code), code] as const);
  return new Map([...named, ...Object.entries(otherNames)]);
};

let codes: ReturnType<typeof findCodes> | undefined;

/** The name of a country by its English one; a name that is no country's stays. */
export const countryNames = (locale: Locale): ((english: string) => string) => {
  if (locale === 'en') return (english) => english;
  codes ??= findCodes();
  const known = codes;
  const names = namesIn(intlLocale(locale));
  return (english) => {
    const code = known.get(english);
    return (code && names.of(code)) || english;
  };
};

/** Countries as choices: the value is the English name, the order that of the shopper's language. */
export const countryChoices = (english: Iterable<string>, locale: Locale) => {
  const nameOf = countryNames(locale);
  const { compare } = new Intl.Collator(intlLocale(locale));
  return [...new Set(english)]
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((one, other) => compare(one.label, other.label));
};
