/** The facts that views read about a one-time code. */
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { oneTimeCodeMachine } from './one-time-code.machine.ts';
import type { OneTimeCodeFacts } from './one-time-code.types.ts';

export type OneTimeCodeActor = ActorRefFrom<typeof oneTimeCodeMachine>;

/** Flat facts; compare with `shallowEqual`. */
export const selectOneTimeCode = (snapshot: SnapshotFrom<typeof oneTimeCodeMachine>): OneTimeCodeFacts => {
  const { sentTo, sentToOther, boxes, error, resendAt, secondsLeft } = snapshot.context;
  return {
    sentTo,
    sentToOther,
    boxes,
    error,
    resendAt,
    isSending: snapshot.matches({ proving: { sending: 'requesting' } }),
    isVerifying: snapshot.hasTag('busy'),
    secondsLeft: snapshot.matches({ proving: { sending: 'countingDown' } }) ? secondsLeft : undefined,
  };
};
