/** The vocabulary of passing a page on. */
import type { NoticeRequested } from '../shared/notice.ts';

export type Shared = { title: string; url: string };

export type ShareContext = { page: Shared | undefined };

export type ShareEvent = { type: 'share.start' } & Shared;

/** How far the device's own sheet came. */
export type ShareOutcome = 'shared' | 'dismissed' | 'unable';

export type ShareEmitted = NoticeRequested;

/** It is being copied already. */
export const shareIgnored = [['copying', 'share.start']] as const;
