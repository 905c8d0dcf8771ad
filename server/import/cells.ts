/** Reads single cells of a row; what is wrong is noted and the reading goes on. */
import { largestAmount, type Minor, toMinor } from '#server/domain/money.ts';
import type { Translated } from '#server/domain/texts.ts';
import { knownLocales } from '#server/i18n/languages.ts';
import { inLocale, type TextColumn, translatedOf } from './columns.ts';
import type { Problem } from './problem.ts';
import type { Row } from './rows.ts';

/** A spreadsheet would run it. Behind an apostrophe it is text, which is how the export writes it. */
const isFormula = (text: string) => /^[=+\-@]/.test(text);
export const asText = (text: string): string => (/^[=+\-@']/.test(text) ? `'${text}` : text);
const fromText = (text: string) => (/^'[=+\-@']/.test(text) ? text.slice(1) : text);

/** Except tab and line breaks. */
const isControl = (text: string) => /(?![\t\n\r])\p{Cc}/u.test(text);

const longestText: Record<TextColumn | 'sku' | 'pictures', number> = {
  sku: 60,
  shop: 100,
  category: 100,
  subcategory: 100,
  brand: 100,
  name: 200,
  short: 500,
  description: 50_000,
  pack: 100,
  size: 100,
  color: 100,
  ingredients: 5_000,
  origin: 200,
  pictures: 2_000,
};

const largestStock = 1_000_000;

export class Cells {
  readonly line: number;
  readonly problems: Problem[] = [];
  private readonly row: Row;

  constructor(row: Row) {
    this.row = row;
    this.line = row.line;
  }

  refuse(column: string, reason: string, correction: string): void {
    this.problems.push({ line: this.line, column, reason, correction });
  }

  /** The file has one of these columns, even if it is empty here. */
  hasSomeOf(columns: readonly string[]): boolean {
    return columns.some((column) => this.row.columns.includes(column));
  }

  raw(column: string): string | undefined {
    return this.row.cells.get(column)?.trim();
  }

  text(column: string, kind: keyof typeof longestText): string | undefined {
    const cell = this.raw(column);
    if (cell === undefined) return undefined;
    if (isFormula(cell)) this.refuse(column, 'this is a formula', 'If it is text, write an apostrophe before it');
    if (isControl(cell)) this.refuse(column, 'it contains control characters', 'Remove them');
    if (cell.length > longestText[kind])
      this.refuse(column, `it has more than ${longestText[kind]} characters`, 'Shorten it');
    return fromText(cell);
  }

  translated(column: TextColumn): Translated {
    const texts = new Map(knownLocales().map((locale) => [locale, this.text(inLocale(column, locale), column)]));
    return translatedOf((locale) => texts.get(locale));
  }

  needed(column: string, value: string | undefined): void {
    if (!value) this.refuse(column, 'it is empty', 'Fill it in');
  }

  /** With a point or a comma, and at most two decimals. */
  amount(column: string): Minor | undefined {
    const cell = this.raw(column);
    if (cell === undefined) return undefined;
    const minor = /^\d{1,9}([.,]\d{1,2})?$/.test(cell) ? toMinor(Number(cell.replace(',', '.'))) : 0;
    if (minor >= 1 && minor <= largestAmount) return minor;
    this.refuse(column, `"${cell.slice(0, 30)}" is no price`, 'Write it like 4.50, without a currency');
    return undefined;
  }

  /** What is empty costs nothing more. */
  surcharge(column: string): Minor {
    const cell = this.raw(column);
    return cell === undefined || /^0([.,]0{1,2})?$/.test(cell) ? 0 : (this.amount(column) ?? 0);
  }

  whole(column: string): number | undefined {
    const cell = this.raw(column);
    if (cell === undefined) return undefined;
    if (/^\d{1,7}$/.test(cell) && Number(cell) <= largestStock) return Number(cell);
    this.refuse(column, `"${cell.slice(0, 30)}" is no count`, `Write a whole number up to ${largestStock}`);
    return undefined;
  }

  measured(column: string): number | undefined {
    const cell = this.raw(column);
    if (cell === undefined) return undefined;
    const value = /^\d{1,9}([.,]\d{1,3})?$/.test(cell) ? Number(cell.replace(',', '.')) : 0;
    if (value > 0) return value;
    this.refuse(column, `"${cell.slice(0, 30)}" is no amount`, 'Write it like 500 or 0.75');
    return undefined;
  }

  /** Several values, separated by bars; each once. */
  someOf<Value extends string>(column: string, values: readonly Value[]): Value[] {
    const names = (this.raw(column) ?? '').split('|').map((name) => name.trim().toLowerCase());
    for (const name of names.filter((each) => each && !values.some((value) => value === each)))
      this.refuse(column, `"${name.slice(0, 30)}" is unknown`, `Write some of ${values.join(' | ')}`);
    return values.filter((value) => names.includes(value));
  }

  /** Zero or more, with at most two decimals. */
  content(column: string, most: number): number | undefined {
    const cell = this.raw(column);
    if (cell === undefined) return undefined;
    const value = /^\d{1,5}([.,]\d{1,2})?$/.test(cell) ? Number(cell.replace(',', '.')) : Number.NaN;
    if (value <= most) return value;
    this.refuse(column, `"${cell.slice(0, 30)}" is no amount up to ${most}`, 'Write it like 12.5, without a unit');
    return undefined;
  }

  oneOf<Value extends string>(column: string, values: readonly Value[]): Value | undefined {
    const cell = this.raw(column)?.toLowerCase();
    if (cell === undefined) return undefined;
    const found = values.find((value) => value === cell);
    if (!found) this.refuse(column, `"${cell.slice(0, 30)}" is unknown`, `Write ${values.join(' or ')}`);
    return found;
  }
}
