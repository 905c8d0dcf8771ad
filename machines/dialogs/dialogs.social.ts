/** Signing in with another company's account: the window is asked, then what it proved is exchanged for a session. */
import type { Failure } from '#api/types/failure.ts';
import type { ProviderAnswer, SocialProvider } from '../social/social.types.ts';
import { dialogsSetup } from './dialogs.setup.ts';
import { announce, silence, tell } from './dialogs.shared.ts';
import type { DialogsContext } from './dialogs.types.ts';

/** Nothing gets here without a choice. */
const chosenIn = ({ context }: { context: DialogsContext }) => context.provider as SocialProvider;
const answerIn = ({ event }: { event: { output: ProviderAnswer } }) => event.output;

/** How the log reads a window that proved nothing. */
const failureIn = ({ event: { output } }: { event: { output: ProviderAnswer } }) => {
  const failure: Failure =
    output.kind === 'unproved'
      ? { kind: 'refused', message: output.reason }
      : { kind: 'aborted', message: output.kind };
  return { operation: 'askProvider', error: failure };
};

/** The window ends by itself when nobody decides anything; leaving this state closes it. */
export const awaitingProvider = dialogsSetup.createStateConfig({
  on: { 'social.cancel': 'editing' },
  invoke: {
    src: 'askProvider',
    id: 'askProvider',
    input: (given) => ({ provider: chosenIn(given) }),
    onDone: [
      {
        guard: { type: 'isProved', params: answerIn },
        target: 'exchanging',
        actions: { type: 'keepProof', params: answerIn },
      },
      { guard: { type: 'isBlocked', params: answerIn }, target: 'editing', actions: 'tellBlocked' },
      { target: 'editing', actions: { type: 'noteFailure', params: failureIn } },
    ],
    onError: {
      target: 'editing',
      actions: [
        { type: 'noteFailure', params: ({ event }) => ({ operation: 'askProvider', error: event.error }) },
        tell,
      ],
    },
  },
});

export const exchanging = dialogsSetup.createStateConfig({
  tags: 'busy',
  exit: 'forgetProof',
  invoke: {
    src: 'loginWithProvider',
    id: 'loginWithProvider',
    input: (given) => ({ provider: chosenIn(given), ...given.context.proof }),
    onDone: { target: '#dialogs.closed', actions: [announce('Login successful'), 'clearForms'] },
    onError: { target: 'editing', actions: tell },
  },
  after: { hungCall: silence },
});
