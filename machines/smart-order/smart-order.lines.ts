/** From the typed text to lines, and from the matched products to choices. */
import type { SmartOrderCandidate, SmartOrderItem, SmartOrderLine, SmartOrderReport } from '#api/types/smart-order.ts';
import { smartOrderLineLength, smartOrderMostLines } from '../constants.ts';
import { sum, times } from '../shared/amounts.ts';
import { type Id, isSameId } from '../shared/ids.ts';
import type { NoticeText } from '../shared/notice.ts';
import { currentPrice } from '../shared/prices.ts';
import type { Choice, Choices, SmartOrderContext } from './smart-order.types.ts';

/** A comma within a number separates nothing: 1,5 kg. */
const partings = /[\n\r;؛،]+|,(?!\d)|(?<!\d),/;

export const linesOf = (text: string): string[] =>
  text
    .split(partings)
    .map((line) => line.replace(/\s+/g, ' ').trim().slice(0, smartOrderLineLength))
    .filter((line) => /[\p{L}\p{N}]/u.test(line));

export const listError = (text: string): NoticeText | undefined => {
  const { length } = linesOf(text);
  if (length === 0) return { key: 'Write at least one product' };
  return length > smartOrderMostLines
    ? { key: 'At most {count} products at once', values: { count: smartOrderMostLines } }
    : undefined;
};

export const candidatesOf = ({ product, alternatives }: SmartOrderLine): SmartOrderCandidate[] =>
  product ? [product, ...alternatives] : [];

const candidateOf = (lines: readonly SmartOrderLine[], line: number, productId: Id) =>
  lines
    .flatMap((each) => (each.line === line ? candidatesOf(each) : []))
    .find(({ product }) => isSameId(product.id, productId));

/** The quantity of the line, in the packaging that was matched with the product. */
export const choiceOf = (lines: readonly SmartOrderLine[], line: number, productId: Id): Choice => {
  const said = lines.find((each) => each.line === line)?.quantity ?? 1;
  const found = candidateOf(lines, line, productId);
  return { productId: found?.product.id ?? productId, quantity: found?.quantity ?? said };
};

/** The best product of each line; some lines have none. */
export const firstChoices = (lines: readonly SmartOrderLine[]): Choices =>
  Object.fromEntries(
    lines.flatMap(({ line, product }) => (product ? [[line, choiceOf(lines, line, product.product.id)]] : [])),
  );

type Chosen = Pick<SmartOrderContext, 'lines' | 'choices'>;

/** The request: every line that is not left out. */
export const itemsOf = ({ lines, choices }: Chosen): SmartOrderItem[] =>
  lines.flatMap(({ line }) => {
    const choice = choices[line];
    if (!choice || choice === 'leftOut') return [];
    const packaging = candidateOf(lines, line, choice.productId)?.packaging;
    return [{ line, product_id: choice.productId, packaging_id: packaging?.id ?? null, quantity: choice.quantity }];
  });

/** The total of the chosen products, at their current prices. */
export const totalOf = (chosen: Chosen): number =>
  sum(
    itemsOf(chosen).map(({ line, product_id, quantity }) => {
      const found = candidateOf(chosen.lines, line, product_id);
      return found ? times(currentPrice(found.packaging), quantity) : 0;
    }),
  );

/** The name of a product in the report, else what was typed. */
export const reportedName = (lines: readonly SmartOrderLine[], { line, product_id }: SmartOrderReport): string =>
  candidateOf(lines, line, product_id)?.product.name ?? lines.find((each) => each.line === line)?.text ?? '';
