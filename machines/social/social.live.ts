/** Asks a provider in a window of its own, in this browser. */
import { providerWaitMs } from '../constants.ts';
import { call } from '../kit/call.ts';
import { askInPopup } from '../kit/popup.live.ts';
import { newAttempt, popupAddress } from './social.attempt.ts';
import { answerOf, type Given, givenIn } from './social.proof.ts';
import type { ProviderAnswer, ProviderRequest } from './social.types.ts';

const askProvider = async ({ provider }: ProviderRequest, signal: AbortSignal): Promise<ProviderAnswer> => {
  const attempt = newAttempt();
  const end = await askInPopup<Given>(
    {
      width: 520,
      height: 680,
      waitMs: providerWaitMs,
      address: () => popupAddress(provider, attempt),
      hear: (message) => givenIn(message, attempt),
    },
    signal,
  );
  if (end.kind === 'answered') return answerOf(provider, end.answer, attempt);
  return { kind: end.kind === 'closed' ? 'cancelled' : end.kind };
};

/** For the port `askProvider` of a chart; leaving the state that invoked it closes the window. */
export const liveAskProvider = () => call(askProvider);
