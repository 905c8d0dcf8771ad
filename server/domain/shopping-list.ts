/** A line of a shopping list as somebody types it in English, Arabic or Persian: what is wanted, and how much of it. */
import { asciiDigits } from '#locales/typed-numbers.ts';
import { largestQuantity } from './cart-rules.ts';
import type { Measure } from './prices.ts';

export type ListLine = {
  /** To look for; empty where the line names nothing. */
  words: string;
  /** Said with an x: so many of whatever fits. */
  times: number;
  /** "2 kg" is 2000 g; "6 eggs" is 6 pieces. */
  amount: { value: number; measure: Measure } | undefined;
};

/** Grams, millilitres and pieces in each unit. Longer names first, so that none is taken for a shorter one. */
const units: [names: string, value: number, measure: Measure][] = [
  ['kilograms|kilogram|kilos|kilo|kgs|kg|كيلوغرام|كيلوجرام|كيلو|كغم|كغ|کیلوگرم|کیلو', 1000, 'g'],
  ['grams|gram|grs|gr|gms|gm|g|غرامات|غرام|جرام|غم|غ|گرم', 1, 'g'],
  ['millilitres|milliliters|millilitre|milliliter|ml|مليلتر|ملليلتر|مل|میلی‌لیتر|میلی لیتر', 1, 'ml'],
  ['litres|liters|litre|liter|ltr|l|لترات|لتر|ليتر|لیتر', 1000, 'ml'],
  ['pounds|pound|lbs|lb|رطل', 453.592, 'g'],
  ['ounces|ounce|oz|أونصة', 28.35, 'g'],
  ['dozens|dozen|دزينة|دوجین', 12, 'piece'],
  ['pieces|piece|pcs|pc|قطع|قطعة|حبات|حبة|عدد|دانه|عدد', 1, 'piece'],
];

const unitNames = units.map(([names]) => names).join('|');
const number = String.raw`\d+(?:[.,]\d+)?(?:\s*\/\s*\d+)?`;
const edge = String.raw`(?=$|[\s(),.;:-])`;
const times = '[x×*]';

const leadingTimes = new RegExp(String.raw`^(\d+)\s*${times}\s*(?=\S)`, 'i');
const trailingTimes = new RegExp(String.raw`(?:^|\s)${times}\s*(\d+)$`, 'i');
const measured = new RegExp(String.raw`(?:^|\s)(${number})?\s*(${unitNames})${edge}\.?`, 'i');
const leadingCount = new RegExp(String.raw`^(${number})(?=\s)`);
const trailingCount = /(?:\s|\()(\d+)\)?$/;
const bullet = /^[\s\-–—•*·▪◦✓☐[\]]+|^\d+[.)]\s+(?=\D)/;
const smallWords = /^(?:of|a|an|some|the|من|از)\s+/i;

const halves: [RegExp, string][] = [
  [/½|(?:^|\s)(?:half(?:\s+a)?|نصف|نیم)(?=\s)/gi, ' 0.5 '],
  [/¼|(?:^|\s)(?:a\s+quarter|quarter|ربع)(?=\s)/gi, ' 0.25 '],
];

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

function plain(line: string): string {
  const latin = asciiDigits(line).replaceAll('٫', '.').replaceAll('٬', '');
  const spelled = halves.reduce((text, [pattern, value]) => text.replace(pattern, value), latin);
  return tidy(spelled.replace(bullet, ''));
}

function numberIn(text: string): number {
  const [over = '', under = '1'] = text.replaceAll(',', '.').split('/');
  const value = Number(over.trim()) / Number(under.trim());
  return Number.isFinite(value) && value > 0 ? value : 1;
}

const within = (count: number) => Math.min(largestQuantity, Math.max(1, Math.round(count)));

/** What a pattern finds goes out of the text. */
function take(text: string, pattern: RegExp): { found: RegExpExecArray | null; rest: string } {
  const found = pattern.exec(text);
  return {
    found,
    rest: found ? tidy(`${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`) : text,
  };
}

function takeTimes(text: string): { times: number; rest: string } {
  for (const pattern of [leadingTimes, trailingTimes]) {
    const { found, rest } = take(text, pattern);
    if (found && rest) return { times: within(Number(found[1])), rest };
  }
  return { times: 1, rest: text };
}

const isNamed = (names: string, name: string) => names.split('|').includes(name.toLowerCase());

function takeMeasured(text: string): { amount: ListLine['amount']; rest: string } {
  const { found, rest } = take(text, measured);
  const unit = found && units.find(([names]) => isNamed(names, found[2] ?? ''));
  if (!unit || !rest) return { amount: undefined, rest: text };
  const [, value, measure] = unit;
  return { amount: { value: numberIn(found[1] ?? '1') * value, measure }, rest };
}

function takeCount(text: string): { amount: ListLine['amount']; rest: string } {
  for (const pattern of [leadingCount, trailingCount]) {
    const { found, rest } = take(text, pattern);
    if (found && rest) return { amount: { value: within(numberIn(found[1] ?? '1')), measure: 'piece' }, rest };
  }
  return { amount: undefined, rest: text };
}

/** Never fails: what is no amount is words. */
export function listLineOf(line: string): ListLine {
  const counted = takeTimes(plain(line));
  const inUnits = takeMeasured(counted.rest);
  const found = inUnits.amount || counted.times > 1 ? inUnits : takeCount(counted.rest);
  const words = tidy(found.rest.replace(/^[\s,:;.()\-–]+|[\s,:;.()\-–]+$/g, ''));
  return { words: words.replace(smallWords, ''), times: counted.times, amount: found.amount };
}

/** So that "tomatoes" finds a tomato: the search takes every word for the beginning of a longer one. */
export const searchWords = (words: string): string =>
  words
    .split(' ')
    .map((word) => (/^[a-z]{4,}$/i.test(word) ? word.replace(/ies$|(?<=[oshx])es$|(?<!s)s$/i, '') : word))
    .join(' ');
