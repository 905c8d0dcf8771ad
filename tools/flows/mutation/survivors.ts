/** Mutants of charts that no test has to notice, each by its name and with a reason. One that is killed is reported as stale. */
import type { Survivors } from './judge.ts';

const goneToast = 'no toast has the number of one that is gone: its timer takes none away';

export const survivors: Survivors = {
  'boot: boot.fetching.settings.fetching + xstate.after.3000.boot.fetching.settings.fetching [0]: fires at once':
    'at once there are no settings of an earlier visit, and the timer has a guard for them',
  'toasts: toasts + toast.dismiss [0]: no action stopTimer': goneToast,
  'toasts: toasts + toast.dismiss [0]: no parameters of stopTimer': goneToast,
  'toasts: toasts.paused + toasts.hold [0]: no transition':
    'the transition around it holds as well: it starts the timers and stops them again',
};
