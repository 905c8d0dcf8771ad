/** The options of a new shop, checked. */
import { htmlLang, type Locale, locales } from '#locales/locales.ts';
import { emailOf, isEmail } from '#server/domain/contact.ts';
import type { SeedThemeColors } from '#server/seed/seed.types.ts';
import { UsageError } from './cli-error.ts';
import type { Options } from './command.ts';
import { shadesOf } from './shop-colours.ts';
import { countryNamed } from './shop-countries.ts';

export type NewShopOptions = {
  name: string;
  country: string;
  currency: string;
  languages: Locale[];
  colours: SeedThemeColors;
  isMany: boolean;
  email: string;
};

type Question = { option: string; asks: string; usual: string };

/** Without a usual reply the operator has to give one. */
export const questions: readonly Question[] = [
  { option: 'name', asks: 'The name of the shop', usual: '' },
  { option: 'country', asks: 'The country of the shop', usual: '' },
  {
    option: 'currency',
    asks: 'The currency, by its code of three letters; amounts have two decimals, or none in a currency without',
    usual: '',
  },
  { option: 'languages', asks: `The languages, the first is the usual one (${locales.join(', ')})`, usual: 'en' },
  { option: 'colour', asks: 'The colour of the shop', usual: '#1d7a46' },
  { option: 'vendors', asks: 'One vendor or many (one, many)', usual: 'one' },
  { option: 'email', asks: 'Your e-mail address; shoppers write to it, and you sign in with it', usual: '' },
];

/** What the code calls a currency is a currency of the standard. */
function currencyOf(text: string): string {
  const code = text.trim().toUpperCase();
  if (Intl.supportedValuesOf('currency').includes(code)) return code;
  throw new UsageError(`--currency must be a code such as EUR, not "${text}".`);
}

function languagesOf(text: string): Locale[] {
  const found = text.split(',').map((name) => {
    const locale = locales.find((one) => [one, htmlLang(one)].includes(name.trim()));
    if (locale) return locale;
    throw new UsageError(`--languages must be some of ${locales.join(', ')}, not "${name.trim()}".`);
  });
  return [...new Set(found)];
}

function checked<Value>(value: Value | undefined, problem: string): Value {
  if (value === undefined) throw new UsageError(problem);
  return value;
}

const nameOf = (text: string) => {
  const name = text.trim().replaceAll(/\s+/g, ' ');
  return name && name.length <= 60 && !/\p{C}/u.test(name) ? name : undefined;
};

const manyOf = (text: string) => ({ one: false, many: true })[text.trim().toLowerCase()];

export function newShopOptionsOf(options: Options): NewShopOptions {
  const given = Object.fromEntries(questions.map(({ option, usual }) => [option, options[option] ?? usual]));
  const missing = questions.filter(({ option }) => !given[option]?.trim()).map(({ option }) => `--${option}`);
  if (missing.length > 0)
    throw new UsageError(`A new shop needs ${missing.join(', ')}. Ask: npm run shop -- new --help`);
  const { name = '', country = '', currency = '', languages = '', colour = '', vendors = '', email = '' } = given;
  return {
    name: checked(nameOf(name), '--name must have 1 to 60 characters on one line.'),
    country: checked(countryNamed(country), `--country must be the English name of a country, not "${country}".`),
    currency: currencyOf(currency),
    languages: languagesOf(languages),
    colours: checked(shadesOf(colour.trim()), `--colour must be a colour such as #1d7a46, not "${colour}".`),
    isMany: checked(manyOf(vendors), `--vendors must be one or many, not "${vendors}".`),
    email: checked(isEmail(email.trim()) ? emailOf(email) : undefined, `--email must be an address, not "${email}".`),
  };
}
