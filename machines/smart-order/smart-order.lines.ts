/** From what was typed to lines, and from what was found to choices. */
import type { SmartOrderCandidate, SmartOrderItem, SmartOrderLine } from '#api/types/smart-order.ts';
import { smartOrderLineLength, smartOrderMostLines } from '../constants.ts';
import type { NoticeText } from '../shared/notice.ts';
import type { Choice, Choices, SmartOrderContext } from './smart-order.types.ts';

/** A comma within a number parts nothing: 1,5 kg. */
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

const candidateOf = (lines: readonly SmartOrderLine[], line: number, productId: number) =>
  lines
    .flatMap((each) => (each.line === line ? candidatesOf(each) : []))
    .find(({ product }) => product.id === productId);

/** As many as the line says, of the pack that goes with the product. */
export const choiceOf = (lines: readonly SmartOrderLine[], line: number, productId: number): Choice => {
  const said = lines.find((each) => each.line === line)?.quantity ?? 1;
  return { productId, quantity: candidateOf(lines, line, productId)?.quantity ?? said };
};

/** The best product of each line; for some lines there is none. */
export const firstChoices = (lines: readonly SmartOrderLine[]): Choices =>
  Object.fromEntries(
    lines.flatMap(({ line, product }) => (product ? [[line, choiceOf(lines, line, product.product.id)]] : [])),
  );

/** What is asked for: every line that is not left out. */
export const itemsOf = ({ lines, choices }: Pick<SmartOrderContext, 'lines' | 'choices'>): SmartOrderItem[] =>
  lines.flatMap(({ line }) => {
    const choice = choices[line];
    if (!choice || choice === 'leftOut') return [];
    const packaging = candidateOf(lines, line, choice.productId)?.packaging;
    return [{ line, product_id: choice.productId, packaging_id: packaging?.id ?? null, quantity: choice.quantity }];
  });
