/** The events of sharing. */
import type { NoticeRequested } from '../shared/notice.ts';

export type Shared = { title: string; url: string };

export type ShareContext = { page: Shared | undefined };

export type ShareEvent = { type: 'share.start' } & Shared;

/** The result of the device's own sheet. */
export type ShareOutcome = 'shared' | 'dismissed' | 'unable';

export type ShareEmitted = NoticeRequested;

/** Ignored on purpose: the address is being copied. */
export const shareIgnored = [['copying', 'share.start']] as const;
