/** The events of the release flow. */
import type { FailureLogged } from '../shared/failure.ts';
import type { NoticeRequested } from '../shared/notice.ts';

/** A chunk of this version failed to load. */
export type ReleaseEvent = { type: 'chunk.failed' };

export type ReleaseEmitted = NoticeRequested | FailureLogged;

/** Ignored on purpose: a check is already running. */
export const releaseIgnored = [
  ['checking', 'chunk.failed'],
  ['claiming', 'chunk.failed'],
  ['reloading', 'chunk.failed'],
] as const;
