/** The vocabulary of the pages of saved lists. */
import type { Failure } from '#api/types/failure.ts';
import type { SavedListChange } from '#api/types/lists.ts';
import type { Id } from '../shared/ids.ts';
import { ignoring } from '../shared/ignoring.ts';
import type { NoticeRequested, NoticeText } from '../shared/notice.ts';
import type { NavigationRequested } from '../shared/route.ts';

export type { SavedList, SavedListLine, SavedListSummary, SharedList } from '#api/types/lists.ts';

export type Named = { id: Id; name: string };

export type SavedListsContext = {
  /** The list that is renamed, shared, changed or removed; undefined: a new one. */
  listId: Id | undefined;
  /** The line whose quantity is on its way. */
  lineId: Id | undefined;
  /** The quantities that are still to be sent; the first is on its way. */
  queue: readonly NewQuantity[];
  /** The newest quantity of each line; it is in sight until the list has been read again. */
  newest: readonly NewQuantity[];
  /** What is typed as a name. */
  name: string;
  error: NoticeText | undefined;
  failure: Failure | undefined;
  /** One for each intended creation, so that a repeated call makes one list. */
  idempotencyKey: string;
};

export type QuantityRequest = { id: Id; line: Id; quantity: number };
/** `from` is the quantity of the list that was read last. */
export type NewQuantity = QuantityRequest & { from: number };
export type ListRequest = SavedListChange & { id: Id };
export type NameRequest = { id: Id | undefined; name: string; idempotencyKey: string };
/** A list after the change, as far as the flow needs it. */
export type SavedName = { message?: string; list?: { id: Id } | undefined };

export type SavedListsEvent =
  | { type: 'list.new' }
  | { type: 'list.rename'; list: Named }
  | { type: 'name.change'; name: string }
  | { type: 'name.submit' }
  | { type: 'name.cancel' }
  | { type: 'removal.request'; list: Named }
  | { type: 'removal.cancel' }
  | { type: 'removal.confirm' }
  | ({ type: 'quantity.set' } & NewQuantity)
  | { type: 'link.make'; list: Named }
  | { type: 'link.end'; list: Named };

export type SavedListsEmitted =
  | NoticeRequested
  | NavigationRequested
  | { type: 'lists.changed' }
  | { type: 'login.required' }
  | { type: 'session.refused' };

export type SavedListsFacts = Pick<SavedListsContext, 'listId' | 'lineId' | 'name' | 'error' | 'failure'> & {
  stage: 'idle' | 'naming' | 'asking' | 'changing';
  isBusy: boolean;
};

const others = ['list.new', 'list.rename', 'removal.request', 'link.make', 'link.end'] as const;
const starts = [...others, 'quantity.set'] as const;
const typing = ['name.change', 'name.submit', 'name.cancel'] as const;
const removal = ['removal.cancel', 'removal.confirm'] as const;

/** Ignored on purpose: one thing is changed at a time. Only quantities wait for their turn. */
export const savedListsIgnored = [
  ...ignoring('idle', [...typing, ...removal]),
  ...ignoring('naming', [...starts, ...removal]),
  ...ignoring('asking', [...starts, ...typing]),
  ['saving', '*'],
  ['removing', '*'],
  ...ignoring('counting', [...others, ...typing, ...removal]),
  ['linking', '*'],
] as const;
