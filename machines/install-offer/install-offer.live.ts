/** The install offer with its ports filled by the browser. */
import { fromCallback } from 'xstate';
import { call } from '../shared/call.ts';
import { installOfferMachine } from './install-offer.machine.ts';
import type { InstallNews } from './install-offer.types.ts';

/** Chromium's event; the DOM's types do not know it. */
type PromptEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

const isApp = () => matchMedia('(display-mode: standalone)').matches;

/** Safari on a phone or tablet, outside of an installed app: it alone has this property, and offers no question. */
const hasMenuOnly = () => (navigator as { standalone?: boolean }).standalone === false && navigator.maxTouchPoints > 0;

export const liveInstallOffer = () => {
  let prompt: PromptEvent | undefined;
  return installOfferMachine.provide({
    actors: {
      browser: fromCallback(({ sendBack }) => {
        const report = (news: InstallNews) => sendBack(news);
        const end = new AbortController();
        const { signal } = end;
        const onPrompt = (event: Event) => {
          // Else Chromium shows a banner of its own.
          event.preventDefault();
          prompt = event as PromptEvent;
          report({ type: 'prompt.offered' });
        };
        addEventListener('beforeinstallprompt', onPrompt, { signal });
        addEventListener('appinstalled', () => report({ type: 'app.installed' }), { signal });
        // A moment later, because the chart may not send events while it starts.
        queueMicrotask(() => {
          if (isApp()) report({ type: 'app.installed' });
          else if (hasMenuOnly()) report({ type: 'menu.found' });
        });
        return () => end.abort();
      }),
      openPrompt: call(async () => {
        const current = prompt;
        prompt = undefined;
        return { isAccepted: (await current?.prompt())?.outcome === 'accepted' };
      }),
    },
  });
};
