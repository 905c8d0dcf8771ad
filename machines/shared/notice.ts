/** The event by which any flow shows a toast. */

/** The server's message, or a key of the message catalogue. */
export type NoticeText = { message: string } | { key: string; values?: Record<string, string | number> };
export type NoticeKind = 'success' | 'info' | 'warning' | 'error';
export type NoticeRequested = { type: 'notice.requested'; kind: NoticeKind; text: NoticeText };

/** The server's message, or the catalogue's fallback (R8). */
export const textOr = (message: string | undefined, key: string): NoticeText => (message ? { message } : { key });
