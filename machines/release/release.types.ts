/** The vocabulary of the shop's version. */
import type { FailureNoted } from '../kit/failure.ts';
import type { NoticeWanted } from '../kit/notice.ts';

/** Code of this version could not be had. */
export type ReleaseEvent = { type: 'chunk.failed' };

export type ReleaseEmitted = NoticeWanted | FailureNoted;

/** What is missing meanwhile changes nothing. */
export const releaseIgnored = [
  ['checking', 'chunk.failed'],
  ['claiming', 'chunk.failed'],
  ['reloading', 'chunk.failed'],
] as const;
