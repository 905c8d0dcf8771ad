/** The file of a recipe: its servings and ingredients in JSON, with all that is wrong in it. */
import type { Measure } from '#server/domain/prices.ts';
import type { Translated } from '#server/domain/texts.ts';
import { WrongFile } from '#server/look/look-files.ts';
import { type Fields, fieldsOf, listOf, textOf } from '#server/look/look-lists.ts';

export type RecipeLine = {
  text: Translated;
  amount: number | null;
  unit: Translated | null;
  sku: string | null;
  measure: Measure | null;
  content: number;
};
export type RecipeFile = { servings: number; lines: RecipeLine[] };

/** As in the contract and the database. */
const mostServings = 20;
const mostAmount = 1_000_000;
const mostLines = 60;
const measures = ['g', 'ml', 'piece'] as const;
const lineFields = ['text', 'amount', 'unit', 'sku', 'measure', 'content'];

const isGiven = (value: unknown) => value !== undefined && value !== null;

function amountOf(value: unknown, place: string): number {
  const isRight =
    typeof value === 'number' && value > 0 && value <= mostAmount && Math.round(value * 1000) / 1000 === value;
  if (isRight) return value;
  throw new WrongFile(`${place} must be a number above 0 with at most three decimals.`);
}

function measureOf(value: unknown, place: string): Measure {
  const found = measures.find((measure) => measure === value);
  if (found) return found;
  throw new WrongFile(`${place} must be ${measures.join(', ')}.`);
}

function skuOf(value: unknown, place: string): string {
  if (typeof value === 'string' && value.trim()) return value.trim();
  throw new WrongFile(`${place} must be the SKU of a product.`);
}

function requireTogether({ amount, unit, sku, measure, content }: Fields, place: string): void {
  if (isGiven(unit) && !isGiven(amount)) throw new WrongFile(`${place}: a unit needs an amount.`);
  if (isGiven(measure) && !(isGiven(amount) && isGiven(sku)))
    throw new WrongFile(`${place}: a measure needs an amount and a SKU.`);
  if (isGiven(content) && !isGiven(measure)) throw new WrongFile(`${place}: a content needs a measure.`);
}

function lineOf(value: unknown, place: string): RecipeLine {
  const fields = fieldsOf(value, place);
  const strange = Object.keys(fields).find((name) => !lineFields.includes(name));
  if (strange !== undefined) throw new WrongFile(`${place}: there is no field "${strange.slice(0, 40)}".`);
  requireTogether(fields, place);
  const { text, amount, unit, sku, measure, content } = fields;
  return {
    text: textOf(text, `${place}, text`),
    amount: isGiven(amount) ? amountOf(amount, `${place}, amount`) : null,
    unit: isGiven(unit) ? textOf(unit, `${place}, unit`) : null,
    sku: isGiven(sku) ? skuOf(sku, `${place}, sku`) : null,
    measure: isGiven(measure) ? measureOf(measure, `${place}, measure`) : null,
    content: isGiven(content) ? amountOf(content, `${place}, content`) : 1,
  };
}

function servingsOf(value: unknown): number {
  if (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= mostServings) return Number(value);
  throw new WrongFile(`The servings must be a whole number from 1 to ${mostServings}.`);
}

export const placeOf = (at: number): string => `Ingredient ${at + 1}`;

/** Collects what is wrong instead of ending at the first. */
const collector = () => {
  const problems: string[] = [];
  const attempt = <Result>(work: () => Result): Result[] => {
    try {
      return [work()];
    } catch (error) {
      if (!(error instanceof WrongFile)) throw error;
      problems.push(error.message);
      return [];
    }
  };
  return { problems, attempt };
};

/** The recipe has every line only if there are no problems. */
export function readRecipe(value: unknown): { recipe: RecipeFile; problems: string[] } {
  const { problems, attempt } = collector();
  const [fields = {}] = attempt(() => fieldsOf(value, 'The file'));
  if (problems.length > 0) return { recipe: { servings: 1, lines: [] }, problems };
  const [servings = 1] = attempt(() => servingsOf(fields.servings));
  const [rows = []] = attempt(() => {
    const list = listOf(fields.ingredients, 'The ingredients', mostLines);
    if (list.length === 0) throw new WrongFile('A recipe has at least one ingredient.');
    return list;
  });
  const lines = rows.flatMap((row, at) => attempt(() => lineOf(row, placeOf(at))));
  return { recipe: { servings, lines }, problems };
}
