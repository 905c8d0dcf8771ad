/** Signing in with another company's account: the window is asked, then what it proved is exchanged for a session. */
import type { Failure } from '#api/types/failure.ts';
import type { ProviderResult, SocialProvider } from '../social/social.types.ts';
import { dialogsSetup } from './dialogs.setup.ts';
import { announce, notify, silence } from './dialogs.shared.ts';
import type { DialogsContext } from './dialogs.types.ts';

/** Nothing gets here without a choice. */
const chosenIn = ({ context }: { context: DialogsContext }) => context.provider as SocialProvider;
const resultIn = ({ event }: { event: { output: ProviderResult } }) => event.output;

/** How the log reads a window that proved nothing. */
const failureIn = ({ event: { output } }: { event: { output: ProviderResult } }) => {
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
        guard: { type: 'isProved', params: resultIn },
        target: 'exchanging',
        actions: { type: 'assignProof', params: resultIn },
      },
      { guard: { type: 'isBlocked', params: resultIn }, target: 'editing', actions: 'showBlocked' },
      { target: 'editing', actions: { type: 'logFailure', params: failureIn } },
    ],
    onError: {
      target: 'editing',
      actions: [
        { type: 'logFailure', params: ({ event }) => ({ operation: 'askProvider', error: event.error }) },
        notify,
      ],
    },
  },
});

export const exchanging = dialogsSetup.createStateConfig({
  tags: 'busy',
  exit: 'clearProof',
  invoke: {
    src: 'loginWithProvider',
    id: 'loginWithProvider',
    input: (given) => ({ provider: chosenIn(given), ...given.context.proof }),
    onDone: { target: '#dialogs.closed', actions: [announce('Login successful'), 'clearForms'] },
    onError: { target: 'editing', actions: notify },
  },
  after: { requestTimeout: silence },
});
