/** The vocabulary of the shop's version. */
import type { FailureNoted } from '../kit/failure.ts';
import type { NoticeWanted } from '../kit/notice.ts';

/** Code of this version could not be had. */
export type ReleaseEvent = { type: 'code.missing' };

export type ReleaseEmitted = NoticeWanted | FailureNoted;

/** What is missing meanwhile changes nothing. */
export const releaseIgnored = [
  ['checking', 'code.missing'],
  ['claiming', 'code.missing'],
  ['reloading', 'code.missing'],
] as const;
