/** The events of sharing. */
import type { NoticeRequested } from '../shared/notice.ts';

export type Shared = { title: string; url: string };

export type ShareContext = { page: Shared | undefined };

export type ShareEvent =
  | ({ type: 'share.start' } & Shared)
  /** From the menu. */
  | { type: 'link.copy' }
  /** The menu was left, or its mail was chosen. */
  | { type: 'menu.close' }
  /** Another page is shown: the menu belongs to the one before. */
  | { type: 'route.changed' };

/** The result of the device's own sheet. */
export type ShareOutcome = 'shared' | 'dismissed' | 'unable';

export type ShareEmitted = NoticeRequested;

/** Ignored on purpose: the menu is not open, or the address is being copied. */
export const shareIgnored = [
  ['copying', 'share.start'],
  ['idle', 'link.copy'],
  ['idle', 'menu.close'],
  ['idle', 'route.changed'],
  ['sharing', 'link.copy'],
  ['sharing', 'menu.close'],
  ['sharing', 'route.changed'],
  ['copying', 'link.copy'],
  ['copying', 'menu.close'],
  ['copying', 'route.changed'],
] as const;
