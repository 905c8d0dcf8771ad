/** The vocabulary of the switch for notifications on this device. */
import type { Failure } from '#api/types/failure.ts';
import type { PushDevice } from '#api/types/push.ts';
import type { FailureLogged } from '../shared/failure.ts';
import type { NoticeRequested } from '../shared/notice.ts';

/** What shop and browser say: `absent`, the shop sends none; `unsupported`, the browser shows none. */
export type PushState = { kind: 'absent' | 'unsupported' | 'denied' | 'off' | 'on'; publicKey: string };

/** How the browser's question ended. */
export type PushReply = { kind: 'subscribed'; device: PushDevice } | { kind: 'denied' } | { kind: 'dismissed' };

export type PushSwitchContext = {
  /** The key of the shop, with which the browser subscribes. */
  publicKey: string;
  device: PushDevice | undefined;
  failure: Failure | undefined;
};

export type PushSwitchEvent =
  | { type: 'push.turnOn' }
  | { type: 'push.turnOff' }
  | { type: 'push.retry' }
  | { type: 'push.cancel' };

export type PushSwitchEmitted = NoticeRequested | FailureLogged | { type: 'session.refused' };

export type PushSwitchFacts = {
  stage: 'loading' | 'hidden' | 'unsupported' | 'denied' | 'off' | 'on' | 'failed';
  /** The browser asks the shopper. */
  isAsking: boolean;
  /** The server is asked. */
  isBusy: boolean;
  failure: Failure | undefined;
};

/** Ignored on purpose: there is one change at a time. */
export const pushSwitchIgnored = [
  ['loading', '*'],
  ['absent', '*'],
  ['unsupported', '*'],
  ['denied', 'push.turnOn'],
  ['denied', 'push.turnOff'],
  ['denied', 'push.cancel'],
  ['off', 'push.turnOff'],
  ['off', 'push.retry'],
  ['off', 'push.cancel'],
  ['asking', 'push.turnOn'],
  ['asking', 'push.turnOff'],
  ['asking', 'push.retry'],
  ['saving', '*'],
  ['on', 'push.turnOn'],
  ['on', 'push.retry'],
  ['on', 'push.cancel'],
  ['removing', '*'],
  ['failed', 'push.turnOn'],
  ['failed', 'push.turnOff'],
  ['failed', 'push.cancel'],
  ['expired', '*'],
] as const;
