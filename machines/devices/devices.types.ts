/** The vocabulary of the devices on which a shopper is signed in. */
import type { Failure } from '#api/types/failure.ts';
import type { SignedInPlace } from '#api/types/identity.ts';
import type { FailureLogged } from '../shared/failure.ts';
import type { Id } from '../shared/ids.ts';
import type { NoticeRequested } from '../shared/notice.ts';

export type { SignedInPlace } from '#api/types/identity.ts';

export type DevicesContext = {
  /** The last used first. */
  devices: SignedInPlace[];
  /** Which one is being signed out. */
  endingId: Id | undefined;
  /** Why the list could not be loaded. */
  failure: Failure | undefined;
};

export type DevicesEvent =
  | { type: 'devices.retry' }
  /** Any device but this one, which the session flow signs out. */
  | { type: 'device.signOut'; id: Id };

export type DevicesEmitted = NoticeRequested | FailureLogged | { type: 'session.refused' };

export type DevicesFacts = {
  stage: 'loading' | 'listing' | 'failed';
  devices: SignedInPlace[];
  endingId: Id | undefined;
  failure: Failure | undefined;
};

/** What the list leaves unanswered on purpose: one device is signed out at a time, and a list that is being loaded is not loaded twice. */
export const devicesIgnored = [
  ['loading', '*'],
  ['listing', 'devices.retry'],
  ['ending', '*'],
  ['failed', 'device.signOut'],
  ['expired', '*'],
] as const;
