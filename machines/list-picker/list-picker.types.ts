/** The vocabulary of the dialog that puts products into a saved list. */
import type { Failure } from '#api/types/failure.ts';
import type { SavedListItem, SavedListSummary } from '#api/types/lists.ts';
import type { Id } from '../shared/ids.ts';
import { ignoring } from '../shared/ignoring.ts';
import type { NoticeRequested, NoticeText } from '../shared/notice.ts';

export type { SavedListItem } from '#api/types/lists.ts';

export type ListPickerInput = { isSignedIn: boolean };

export type ListPickerContext = {
  startsSignedIn: boolean;
  /** What goes into the list. */
  items: readonly SavedListItem[];
  lists: SavedListSummary[];
  /** The list that was chosen; undefined: a new one. */
  listId: Id | undefined;
  name: string;
  error: NoticeText | undefined;
  failure: Failure | undefined;
  /** One for each choice, so that the same choice again adds once; empty before the first one. */
  idempotencyKey: string;
};

export type SaveRequest = { id: Id | undefined; name: string; items: SavedListItem[]; idempotencyKey: string };
export type Saved = { message?: string | undefined };

export type ListPickerEvent =
  | { type: 'picker.open'; items: readonly SavedListItem[] }
  | { type: 'picker.close' }
  | { type: 'picker.retry' }
  | { type: 'list.choose'; id: Id }
  | { type: 'name.change'; name: string }
  | { type: 'name.submit' }
  | { type: 'session.started' }
  | { type: 'session.ended' }
  | { type: 'login.abandoned' }
  | { type: 'route.changed' };

export type ListPickerEmitted =
  | NoticeRequested
  | { type: 'lists.changed' }
  | { type: 'login.required' }
  | { type: 'session.refused' };

export type ListPickerFacts = Pick<ListPickerContext, 'items' | 'lists' | 'listId' | 'name' | 'error' | 'failure'> & {
  stage: 'closed' | 'signingIn' | 'loading' | 'choosing' | 'saving' | 'failed';
};

const choice = ['list.choose', 'name.change', 'name.submit'] as const;

/** Ignored on purpose: what is closed offers no choice, and one list is filled at a time. */
export const listPickerIgnored = [
  ...ignoring('picker.closed', ['picker.close', 'picker.retry', ...choice, 'login.abandoned', 'route.changed']),
  ...ignoring('picker.signingIn', ['picker.open', 'picker.retry', ...choice]),
  ...ignoring('picker.loading', ['picker.open', 'picker.retry', ...choice, 'login.abandoned']),
  ...ignoring('picker.choosing', ['picker.open', 'picker.retry', 'login.abandoned']),
  ...ignoring('picker.saving', [
    'picker.open',
    'picker.close',
    'picker.retry',
    ...choice,
    'login.abandoned',
    'route.changed',
  ]),
  ...ignoring('picker.failed', ['picker.open', ...choice, 'login.abandoned']),
] as const;
