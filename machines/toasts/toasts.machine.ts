/**
 * Toasts: short messages to the shopper, oldest first, at most twenty. A text that is already shown is counted, not
 * repeated, and gets its full time again. While the pointer or the focus is on them, or the page is hidden, no time
 * runs; afterwards each toast gets its full time. The focus is lost with the toast that is dismissed, the pointer with
 * the last one: no browser reports it for an element that is gone. A toast's timer is a delayed `toast.expire`.
 *
 * @spec R7
 */
import { assign, cancel, enqueueActions, setup } from 'xstate';
import { maxToasts, successToastMs, toastMs } from '../constants.ts';
import type { NoticeKind, NoticeText } from '../shared/notice.ts';
import type { Toast, ToastHold, ToastsContext, ToastsEvent } from './toasts.types.ts';

type RequestedToast = { kind: NoticeKind; text: NoticeText };
type Identified = { id: number };
type Held = { by: ToastHold };

const timerOf = (id: number) => `toast.${id}`;
const lifeOf = ({ kind }: { kind: NoticeKind }) => (kind === 'success' ? successToastMs : toastMs);

const isSame = (toast: Toast, { kind, text }: RequestedToast) =>
  toast.kind === kind && JSON.stringify(toast.text) === JSON.stringify(text);

/** The reasons to hold that are left when a toast is gone. */
const holdsWith = (toasts: readonly Toast[], { holds }: ToastsContext): ToastHold[] =>
  holds.filter((hold) => hold !== 'focus' && (toasts.length > 0 || hold !== 'pointer'));

/** The list with a new toast: merged with an equal one, or appended under the next number. */
const shown = (
  { toasts, lastId }: ToastsContext,
  requested: RequestedToast,
): Pick<ToastsContext, 'toasts' | 'lastId'> => {
  if (toasts.some((toast) => isSame(toast, requested))) {
    return {
      lastId,
      toasts: toasts.map((toast) => (isSame(toast, requested) ? { ...toast, count: toast.count + 1 } : toast)),
    };
  }
  const { kind, text } = requested;
  return { lastId: lastId + 1, toasts: [...toasts, { id: lastId + 1, kind, text, count: 1 }].slice(-maxToasts) };
};

export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent },
  guards: {
    isFree: ({ context: { holds } }) => holds.length === 0,
  },
  actions: {
    show: assign(({ context }, requested: RequestedToast) => shown(context, requested)),
    drop: assign(({ context }, gone: Identified) => {
      const toasts = context.toasts.filter((toast) => toast.id !== gone.id);
      return { toasts, holds: holdsWith(toasts, context) };
    }),
    stopTimer: cancel((_, { id }: Identified) => timerOf(id)),
    startTimerOf: enqueueActions(({ context, enqueue }, requested: RequestedToast) => {
      const toast = context.toasts.find((candidate) => isSame(candidate, requested));
      if (!toast) return;
      enqueue.cancel(timerOf(toast.id));
      enqueue.raise({ type: 'toast.expire', id: toast.id }, { id: timerOf(toast.id), delay: lifeOf(toast) });
    }),
    startTimers: enqueueActions(({ context, enqueue }) => {
      for (const toast of context.toasts) {
        enqueue.raise({ type: 'toast.expire', id: toast.id }, { id: timerOf(toast.id), delay: lifeOf(toast) });
      }
    }),
    stopTimers: enqueueActions(({ context, enqueue }) => {
      for (const toast of context.toasts) enqueue.cancel(timerOf(toast.id));
    }),
    hold: assign(({ context }, { by }: Held) => ({ holds: [...context.holds.filter((hold) => hold !== by), by] })),
    release: assign(({ context }, { by }: Held) => ({ holds: context.holds.filter((hold) => hold !== by) })),
  },
}).createMachine({
  id: 'toasts',
  description: 'Shows short notices, oldest first, at most twenty. A repeated text is counted, not shown twice.',
  context: { toasts: [], holds: [], lastId: 0 },
  initial: 'running',
  on: {
    'toast.dismiss': {
      actions: [
        { type: 'stopTimer', params: ({ event }) => event },
        { type: 'drop', params: ({ event }) => event },
      ],
    },
    'toast.expire': { actions: { type: 'drop', params: ({ event }) => event } },
    'toasts.hold': { target: '.paused', actions: { type: 'hold', params: ({ event }) => event } },
  },
  states: {
    running: {
      description: 'Each toast disappears after its time.',
      on: {
        'toast.show': {
          actions: [
            { type: 'show', params: ({ event }) => event },
            { type: 'startTimerOf', params: ({ event }) => event },
          ],
        },
      },
    },
    paused: {
      description: 'Time stands still while the page is hidden, a toast is looked at, or toasts are kept by choice.',
      entry: 'stopTimers',
      exit: 'startTimers',
      always: { guard: 'isFree', target: 'running' },
      on: {
        'toast.show': { actions: { type: 'show', params: ({ event }) => event } },
        'toasts.hold': { actions: { type: 'hold', params: ({ event }) => event } },
        'toasts.release': { actions: { type: 'release', params: ({ event }) => event } },
      },
    },
  },
});
