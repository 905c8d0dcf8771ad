/** The vocabulary of shopping by a list. */
import type { Failure } from '#api/types/failure.ts';
import type { SmartOrderItem, SmartOrderLine, SmartOrderReport } from '#api/types/smart-order.ts';
import type { NoticeRequested, NoticeText } from '../shared/notice.ts';

export type {
  SmartOrderCandidate,
  SmartOrderItem,
  SmartOrderLine,
  SmartOrderReport,
} from '#api/types/smart-order.ts';

/** What is to come of a line: which of its products and how many, or nothing. */
export type Choice = { productId: number; quantity: number } | 'leftOut';
/** By the line's place in the list; a line for which nothing was found has none. */
export type Choices = Readonly<Record<number, Choice>>;

export type SmartOrderContext = {
  text: string;
  error: NoticeText | undefined;
  lines: readonly SmartOrderLine[];
  choices: Choices;
  report: readonly SmartOrderReport[];
  /** Why the last call failed. */
  failure: Failure | undefined;
};

export type SmartOrderEvent =
  | { type: 'list.type'; text: string }
  | { type: 'list.submit' }
  /** Back to the text, which is as it was. */
  | { type: 'list.edit' }
  | { type: 'list.refetch' }
  | { type: 'line.choose'; line: number; productId: number }
  | { type: 'line.setQuantity'; line: number; quantity: number }
  | { type: 'line.leaveOut'; line: number }
  | { type: 'order.add' };

export type SmartOrderEmitted = NoticeRequested | { type: 'cart.invalidated' } | { type: 'session.refused' };

export type MatchRequest = { lines: string[] };
export type Matched = { lines: SmartOrderLine[] };
/** The choices are the draft that a repeated call is recognised by. */
export type AddRequest = { items: SmartOrderItem[]; choices: Choices };
export type Added = { report: SmartOrderReport[]; message?: string | undefined };

const choosing = ['line.choose', 'line.setQuantity', 'line.leaveOut', 'order.add'] as const;
const ignoring = <State extends string>(state: State, events: readonly string[]) =>
  events.map((event) => [state, event] as const);

/** What the chart leaves unanswered on purpose: what is not shown, and whatever is pressed while a call runs. */
export const smartOrderIgnored = [
  ...ignoring('writing', ['list.edit', 'list.refetch', ...choosing]),
  ...ignoring('matching', ['list.type', 'list.submit', 'list.refetch', ...choosing]),
  ...ignoring('choosing', ['list.type', 'list.submit', 'list.refetch']),
  ...ignoring('adding', ['list.type', 'list.submit', 'list.edit', 'list.refetch', ...choosing]),
  ...ignoring('added', ['list.type', 'list.submit', 'list.edit', ...choosing]),
  ['expired', '*'],
] as const;
