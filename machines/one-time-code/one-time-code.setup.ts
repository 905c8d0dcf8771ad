/** The ports, actions and guards of a one-time code. */

import { assign, type EventObject, emit, fromCallback, setup } from 'xstate';
import { digitsIn } from '#locales/typed-numbers.ts';
import { otpAttempts, otpDigits, requestTimeoutMs } from '../constants.ts';
import { showFailure } from '../shared/failure.actions.ts';
import type { WithError } from '../shared/failure.ts';
import { failureOf } from '../shared/failure.ts';
import { textOr } from '../shared/notice.ts';
import { port } from '../shared/port.ts';
import { emptyBoxes, isComplete, noticeOf } from './one-time-code.logic.ts';
import type {
  CodeCheck,
  CodeProof,
  CodeSent,
  OneTimeCodeContext,
  OneTimeCodeEmitted,
  OneTimeCodeEvent,
  OneTimeCodeInput,
} from './one-time-code.types.ts';

const textIn = ({ error }: WithError) => textOr(failureOf(error).message, 'An error occurred');

const deadCodeText = 'After several wrong codes a code no longer works. Have another one sent.';

export const oneTimeCodeSetup = setup({
  types: {
    context: {} as OneTimeCodeContext,
    events: {} as OneTimeCodeEvent,
    input: {} as OneTimeCodeInput,
    emitted: {} as OneTimeCodeEmitted,
    tags: {} as 'busy',
  },
  actors: {
    requestCode: port<CodeSent, object>('requestCode'),
    checkCode: port<CodeProof, object & CodeCheck>('checkCode'),
    /** Reports the remaining time every second, and whenever the page wakes up. */
    countdown: fromCallback<EventObject, { until: number }>(() => {}),
    /** Reports the code of a text message that arrives, where the browser may read it. */
    readMessage: fromCallback<EventObject>(() => {}),
  },
  delays: { requestTimeout: requestTimeoutMs },
  guards: {
    isSent: ({ context }) => context.resendAt > 0,
    isComplete: ({ context }) => isComplete(context.boxes),
    isWhole: (_, { text }: { text: string }) => digitsIn(text).length === otpDigits,
    isOver: (_, { secondsLeft }: { secondsLeft: number }) => secondsLeft <= 0,
    /** The server checked the code and rejected it. After too many requests it checks none. */
    isRejected: (_, { error }: WithError) => {
      const { kind, status = 0 } = failureOf(error);
      return kind !== 'limited' && Math.trunc(status / 100) === 4;
    },
  },
  actions: {
    assignSent: assign((_, { resendAt }: CodeSent) => ({ resendAt, rejections: 0 })),
    assignSecondsLeft: assign((_, { secondsLeft }: { secondsLeft: number }) => ({ secondsLeft })),
    assignBoxes: assign((_, { boxes }: { boxes: readonly string[] }) => ({ boxes, error: undefined })),
    assignText: assign((_, { text }: { text: string }) => ({ boxes: digitsIn(text), error: undefined })),
    assignRejection: assign(({ context }, params: WithError) => ({
      rejections: context.rejections + 1,
      error: context.rejections + 1 < otpAttempts ? textIn(params) : { key: deadCodeText },
    })),
    /** A new error each time: the form shows it again, and its first wrong box takes the focus. */
    assignMissingDigits: assign(() => ({ error: { key: 'Enter all {count} digits', values: { count: otpDigits } } })),
    clearBoxes: assign({ boxes: emptyBoxes, error: undefined }),
    emitSent: emit((_, { resendAt }: CodeSent) => ({ type: 'code.sent', resendAt })),
    emitAccepted: emit((_, { token }: CodeProof) => ({ type: 'code.accepted', token })),
    emitRejected: emit((_, params: WithError) => ({ type: 'code.rejected', text: textIn(params) })),
    showFailure: showFailure(),
    showSent: emit((_, sent: CodeSent) => noticeOf(sent)),
  },
});
