/** The events of the offline copies. */

export type OfflineCopiesContext = {
  /** Milliseconds: when the oldest copy was made that the page shows. */
  shownAt: number | undefined;
};

/** What the worker reports. */
export type CopiesNews =
  /** The page or a call was answered from a copy of this time. */
  | { type: 'copy.shown'; at: number }
  /** The shop has answered again. */
  | { type: 'copies.over' };

export type OfflineCopiesEvent = CopiesNews | { type: 'session.ended' } | { type: 'connection.restored' };

/** For the worker: a session has ended, so the copies of accounts and the subscription to notifications have to go. */
export type CopiesCommand = { type: 'account.clear' };

/** What a page tells the worker. */
export type WorkerMessage =
  | CopiesCommand
  /** Copy what the page was made of. `path`: its address; undefined if it has a query. */
  | { type: 'copies.prepare'; path: string | undefined; locale: string; files: readonly string[] };

/** Ignored on purpose: nothing old is shown, or it is fetched already. */
export const offlineCopiesIgnored = [
  ['fresh', 'copies.over'],
  ['fresh', 'connection.restored'],
  ['renewing', 'copies.over'],
  ['renewing', 'connection.restored'],
] as const;
