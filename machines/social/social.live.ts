/** Opens a provider's window in this browser. */
import { providerWaitMs } from '../constants.ts';
import { call } from '../shared/call.ts';
import { runInPopup } from '../shared/popup.live.ts';
import { newAttempt, popupAddress } from './social.attempt.ts';
import { type Given, givenIn, resultOf } from './social.proof.ts';
import type { ProviderRequest, ProviderResult } from './social.types.ts';

const openProvider = async ({ provider }: ProviderRequest, signal: AbortSignal): Promise<ProviderResult> => {
  const attempt = newAttempt();
  const end = await runInPopup<Given>(
    {
      width: 520,
      height: 680,
      waitMs: providerWaitMs,
      address: () => popupAddress(provider, attempt),
      hear: (message) => givenIn(message, attempt),
    },
    signal,
  );
  if (end.kind === 'answered') return resultOf(provider, end.response, attempt);
  return { kind: end.kind === 'closed' ? 'cancelled' : end.kind };
};

/** For the port `openProvider` of a chart; leaving the invoking state closes the window. */
export const liveOpenProvider = () => call(openProvider);
