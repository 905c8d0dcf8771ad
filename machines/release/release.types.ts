/** The vocabulary of the shop's version. */
import type { FailureLogged } from '../shared/failure.ts';
import type { NoticeRequested } from '../shared/notice.ts';

/** Code of this version could not be had. */
export type ReleaseEvent = { type: 'chunk.failed' };

export type ReleaseEmitted = NoticeRequested | FailureLogged;

/** What is missing meanwhile changes nothing. */
export const releaseIgnored = [
  ['checking', 'chunk.failed'],
  ['claiming', 'chunk.failed'],
  ['reloading', 'chunk.failed'],
] as const;
