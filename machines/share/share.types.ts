/** The vocabulary of passing a page on. */
import type { NoticeWanted } from '../kit/notice.ts';

export type Shared = { title: string; url: string };

export type ShareContext = { page: Shared | undefined };

export type ShareEvent = { type: 'share.start' } & Shared;

/** How far the device's own sheet came. */
export type ShareOutcome = 'shared' | 'dismissed' | 'unable';

export type ShareEmitted = NoticeWanted;

/** One page at a time. */
export const shareIgnored = [
  ['sharing', 'share.start'],
  ['copying', 'share.start'],
] as const;
