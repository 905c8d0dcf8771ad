/** Asks a provider in a window of its own, in this browser. */
import { providerWaitMs } from '../constants.ts';
import { call } from '../kit/call.ts';
import { type Attempt, newAttempt, popupAddress } from './social.attempt.ts';
import { answerOf, type Given, givenIn } from './social.proof.ts';
import type { ProviderAnswer, ProviderRequest } from './social.types.ts';

const features = 'popup,width=520,height=680';
/** A browser does not tell when a window was closed; one has to look. */
const lookEveryMs = 250;

type End = Given | 'cancelled' | 'expired';

/** Only what comes from that very window, from our own pages and for this attempt counts. */
const endOf = (popup: Window, attempt: Attempt, signal: AbortSignal) =>
  new Promise<End>((resolve) => {
    const over = new AbortController();
    const end = (how: End) => {
      clearInterval(looking);
      clearTimeout(waiting);
      over.abort();
      resolve(how);
    };
    const looking = setInterval(() => popup.closed && end('cancelled'), lookEveryMs);
    const waiting = setTimeout(() => end('expired'), providerWaitMs);
    const hear = ({ origin, source, data }: MessageEvent) => {
      const given = origin === location.origin && source === popup ? givenIn(data, attempt) : undefined;
      if (given) end(given);
    };
    window.addEventListener('message', hear, { signal: over.signal });
    signal.addEventListener('abort', () => end('cancelled'), { signal: over.signal });
  });

const askProvider = async ({ provider }: ProviderRequest, signal: AbortSignal): Promise<ProviderAnswer> => {
  // Before anything is awaited: a browser opens a window only for the press that it still remembers.
  const popup = window.open('', '_blank', features);
  if (!popup) return { kind: 'blocked' };
  try {
    const attempt = newAttempt();
    const ended = endOf(popup, attempt, signal);
    popup.location.replace(await popupAddress(provider, attempt));
    const how = await ended;
    return typeof how === 'string' ? { kind: how } : answerOf(provider, how, attempt);
  } finally {
    popup.close();
  }
};

/** For the port `askProvider` of a chart; leaving the state that invoked it closes the window. */
export const liveAskProvider = () => call(askProvider);
