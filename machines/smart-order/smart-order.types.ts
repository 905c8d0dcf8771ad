/** The events and context of a shopping list. */
import type { Failure } from '#api/types/failure.ts';
import type { SmartOrderItem, SmartOrderLine, SmartOrderReport } from '#api/types/smart-order.ts';
import type { Id } from '../shared/ids.ts';
import { ignoring } from '../shared/ignoring.ts';
import type { NoticeRequested, NoticeText } from '../shared/notice.ts';

export type {
  SmartOrderCandidate,
  SmartOrderItem,
  SmartOrderLine,
  SmartOrderReport,
} from '#api/types/smart-order.ts';

/** The choice for a line: one of its products with a quantity, or nothing. */
export type Choice = { productId: Id; quantity: number } | 'leftOut';
/** By the index of the line; a line without a match has none. */
export type Choices = Readonly<Record<number, Choice>>;

export type SmartOrderContext = {
  text: string;
  error: NoticeText | undefined;
  lines: readonly SmartOrderLine[];
  choices: Choices;
  report: readonly SmartOrderReport[];
  /** The last failure. */
  failure: Failure | undefined;
};

export type SmartOrderEvent =
  | { type: 'list.type'; text: string }
  | { type: 'list.submit' }
  /** Returns to the unchanged text. */
  | { type: 'list.edit' }
  | { type: 'list.restart' }
  | { type: 'line.choose'; line: number; productId: Id }
  | { type: 'line.setQuantity'; line: number; quantity: number }
  | { type: 'line.leaveOut'; line: number }
  | { type: 'order.add' };

export type SmartOrderEmitted = NoticeRequested | { type: 'cart.invalidated' } | { type: 'login.required' };

export type MatchRequest = { lines: string[] };
export type Matched = { lines: SmartOrderLine[] };
/** The choices identify the draft of a repeated request. */
export type AddRequest = { items: SmartOrderItem[]; choices: Choices };
/** A back end without a report has added everything. */
export type Added = { report?: SmartOrderReport[] | undefined; message?: string | undefined };

const choosing = ['line.choose', 'line.setQuantity', 'line.leaveOut', 'order.add'] as const;

/** Ignored on purpose: what is not shown, and whatever is pressed while a request is in flight. */
export const smartOrderIgnored = [
  ...ignoring('writing', ['list.edit', 'list.restart', ...choosing]),
  ...ignoring('matching', ['list.type', 'list.submit', 'list.restart', ...choosing]),
  ...ignoring('choosing', ['list.type', 'list.submit', 'list.restart']),
  ...ignoring('adding', ['list.type', 'list.submit', 'list.edit', 'list.restart', ...choosing]),
  ...ignoring('added', ['list.type', 'list.submit', 'list.edit', ...choosing]),
] as const;
