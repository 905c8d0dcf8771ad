/** The vocabulary of a shopper's own data: a copy of it, and the end of the account. */
import type { Failure } from '#api/types/failure.ts';
import type { NoticeRequested, NoticeText } from '../shared/notice.ts';
import type { NavigationRequested } from '../shared/route.ts';

export type OwnDataContext = {
  /** As typed; never stored. */
  password: string;
  /** What is wrong with it. */
  error: NoticeText | undefined;
  /** Why the account was not deleted, if the password is not the reason. */
  failure: Failure | undefined;
};

export type OwnDataEvent =
  | { type: 'data.export' }
  | { type: 'erasure.open' }
  | { type: 'erasure.cancel' }
  | { type: 'password.change'; password: string }
  | { type: 'erasure.confirm' };

export type OwnDataEmitted =
  | NoticeRequested
  | NavigationRequested
  | { type: 'account.erased' }
  | { type: 'session.refused' };

export type OwnDataFacts = OwnDataContext & { stage: 'idle' | 'exporting' | 'asking' | 'erasing' };

/** What the chart leaves unanswered on purpose: one thing at a time, and a form is typed into while it is open. */
export const ownDataIgnored = [
  ['idle', 'erasure.cancel'],
  ['idle', 'password.change'],
  ['idle', 'erasure.confirm'],
  ['exporting', '*'],
  ['asking', 'data.export'],
  ['asking', 'erasure.open'],
  ['erasing', '*'],
  ['erased', '*'],
  ['expired', '*'],
] as const;
