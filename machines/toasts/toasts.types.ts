/** The events and context of toasts. */
import type { NoticeKind, NoticeText } from '../shared/notice.ts';

export type Toast = {
  id: number;
  kind: NoticeKind;
  text: NoticeText;
  /** How often the same text came while it was shown. */
  count: number;
};
/** `choice`: the shopper's setting that toasts stay until they are closed. */
export type ToastHold = 'pointer' | 'focus' | 'page' | 'choice';

export type ToastsContext = {
  /** Oldest first. */
  toasts: Toast[];
  /** Why the timers are paused; empty while they run. */
  holds: ToastHold[];
  lastId: number;
};
export type ToastsEvent =
  | { type: 'toast.show'; kind: NoticeKind; text: NoticeText }
  | { type: 'toast.dismiss'; id: number }
  | { type: 'toast.expire'; id: number }
  | { type: 'toasts.hold'; by: ToastHold }
  | { type: 'toasts.release'; by: ToastHold };

export const toastsIgnored = [['running', 'toasts.release']] as const;
