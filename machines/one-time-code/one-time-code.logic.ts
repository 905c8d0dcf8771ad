/** The boxes of a one-time code. */
import { otpDigits } from '../constants.ts';

export const emptyBoxes: readonly string[] = Array.from({ length: otpDigits }, () => '');

/** Whether each box has its digit. */
export const isComplete = (boxes: readonly string[]): boolean => boxes.every((digit) => digit !== '');
