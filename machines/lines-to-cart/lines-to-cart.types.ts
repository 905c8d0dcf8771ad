/** The vocabulary of lines that go into the cart together. */
import type { Failure } from '#api/types/failure.ts';
import type { AddedReport, LineAddition } from '../shared/added-lines.ts';
import { ignoring } from '../shared/ignoring.ts';
import type { NoticeRequested } from '../shared/notice.ts';

export type LinesToCartInput = { isSignedIn: boolean };

export type LinesToCartContext = {
  startsSignedIn: boolean;
  /** The array, which no other attempt has, identifies the attempt: sent again, it is the same requests. */
  additions: readonly LineAddition[];
  report: AddedReport | undefined;
  failure: Failure | undefined;
};

export type LinesToCartEvent =
  | { type: 'lines.add'; lines: readonly LineAddition[] }
  | { type: 'session.started' }
  | { type: 'session.ended' }
  | { type: 'login.abandoned' }
  | { type: 'route.changed' };

export type LinesToCartEmitted = NoticeRequested | { type: 'cart.invalidated' } | { type: 'login.required' };

export type LinesToCartFacts = Pick<LinesToCartContext, 'additions' | 'report' | 'failure'> & {
  stage: 'idle' | 'signingIn' | 'adding' | 'added' | 'failed';
};

/** Ignored on purpose: one group of lines is added at a time. */
export const linesToCartIgnored = [
  ...ignoring('lines.idle', ['login.abandoned', 'route.changed']),
  ...ignoring('lines.signingIn', ['lines.add']),
  ...ignoring('lines.adding.shown', ['lines.add', 'login.abandoned']),
  ...ignoring('lines.adding.left', ['lines.add', 'login.abandoned', 'route.changed']),
  ...ignoring('lines.added', ['login.abandoned']),
  ...ignoring('lines.failed', ['login.abandoned']),
] as const;
