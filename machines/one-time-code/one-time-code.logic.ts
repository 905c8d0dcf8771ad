/** The boxes of a one-time code, and the notice after a request for one. */
import { otpDigits } from '../constants.ts';
import { type NoticeRequested, textOr } from '../shared/notice.ts';
import type { CodeSent } from './one-time-code.types.ts';

export const emptyBoxes: readonly string[] = Array.from({ length: otpDigits }, () => '');

/** Whether each box has its digit. */
export const isComplete = (boxes: readonly string[]): boolean => boxes.every((digit) => digit !== '');

/** A refusal is shown as one, even though the code of a moment ago can still be typed. */
export const noticeOf = ({ message, isRefused }: CodeSent): NoticeRequested => ({
  type: 'notice.requested',
  kind: isRefused ? 'error' : 'success',
  text: textOr(message, isRefused ? 'An error occurred' : 'A code is on its way.'),
});
