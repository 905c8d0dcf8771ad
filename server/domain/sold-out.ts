/** What shoppers choose for the case that a shop cannot deliver a line. */
import { boughtText } from './options.ts';
import type { PhraseValues } from './refusal.ts';
import { inLanguage, type Language, type Translated } from './texts.ts';

/** The default first. */
export const soldOutChoices = ['leave_out', 'call_me', 'best_match'] as const;

export type SoldOutChoice = (typeof soldOutChoices)[number];

export const choiceTexts: Record<SoldOutChoice, string> = {
  leave_out: 'If sold out: leave it out',
  call_me: 'If sold out: call me',
  best_match: 'If sold out: send the best match',
};

/** The same beside "If something is sold out". */
export const choiceNames: Record<SoldOutChoice, string> = {
  leave_out: 'Leave it out',
  call_me: 'Call me',
  best_match: 'Send the best match',
};

type Line = Parameters<typeof boughtText>[0] & {
  id: number;
  name: Translated;
  quantity: number;
  missing: number;
  replaces: number | null;
  ifSoldOut: SoldOutChoice | null;
};

/** A line without a choice of its own has the one of its order; null: the shopper chose nothing. */
export const choiceOf = (
  line: Pick<Line, 'ifSoldOut'>,
  order: { ifSoldOut: SoldOutChoice | null },
): SoldOutChoice | null => line.ifSoldOut ?? order.ifSoldOut;

/** In a response; absent where nothing was chosen. */
export const withChoice = (choice: SoldOutChoice | null) => (choice ? { if_sold_out: choice } : {});

/** The lines of which something is delivered. */
export const delivered = <Row extends Pick<Line, 'quantity'>>(lines: readonly Row[]): Row[] =>
  lines.filter(({ quantity }) => quantity > 0);

type Place = Pick<Line, 'id' | 'replaces' | 'quantity'>;

/** What is sent in the place of a line. Instead of a replacement that is not sent, what replaces that. */
export const replacementsOf = <Row extends Place>({ id }: Pick<Line, 'id'>, lines: readonly Row[]): Row[] =>
  lines
    .filter(({ replaces }) => replaces === id)
    .flatMap((other) => (other.quantity > 0 ? other : replacementsOf(other, lines)));

/** Its missing pieces are those of the line that it replaces. */
const isUnsentReplacement = ({ replaces, quantity }: Place): boolean => replaces !== null && quantity === 0;

/** In whose place a line is sent: one that was ordered, or a replacement that is sent in part. */
export function originOf<Row extends Place>({ replaces }: Place, lines: readonly Row[]): Row | undefined {
  const before = lines.find(({ id }) => id === replaces);
  return before && isUnsentReplacement(before) ? originOf(before, lines) : before;
}

/** The lines that have missing pieces of their own. */
export const lacking = <Row extends Place & Pick<Line, 'missing'>>(lines: readonly Row[]): Row[] =>
  lines.filter((line) => line.missing > 0 && !isUnsentReplacement(line));

/** One sentence for each line that could not be delivered; `digits` writes a number. */
export const missingPhrases = (
  lines: readonly Line[],
  language: Language,
  digits: (count: number) => string,
): [text: string, values: PhraseValues][] =>
  lacking(lines).map((line) => {
    const name = [inLanguage(line.name, language), boughtText(line, language)].filter(Boolean).join(' · ');
    const values = { count: digits(line.missing), name };
    const others = replacementsOf(line, lines).map((other) => inLanguage(other.name, language));
    return others.length > 0
      ? ['{count} × {name}: replaced by {other}', { ...values, other: others.join(' · ') }]
      : ['{count} × {name}: left out', values];
  });
