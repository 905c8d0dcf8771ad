/** The vocabulary of the clipboard. */
import type { NoticeRequested } from '../shared/notice.ts';

export type ClipboardContext = { text: string };
export type ClipboardEvent = { type: 'text.copy'; text: string };
export type ClipboardEmitted = NoticeRequested;

/** One text at a time. */
export const clipboardIgnored = [['copying', 'text.copy']] as const;
