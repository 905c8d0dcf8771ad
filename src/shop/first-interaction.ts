/**
 * Waits for the first pointer move, press, scroll or key: a page that is only read loads no deferred code. A click and an
 * input count as well: `missed-events.ts` repeats what came before this script, and repeats nothing but these two.
 */
import { idle } from '#machines/shared/idle.live.ts';
import { afterFrame } from '#src/ui/after-frame.ts';

const interactions = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'click', 'input'] as const;

let started: Promise<unknown> | undefined;

/**
 * Starts deferred fetches in one round trip, so that a later import finds its file already in flight: all of them, or the
 * first ones of the page. Repeatable.
 */
export const startPreloads = (most?: number): void => {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-prefetch]:not([rel])');
  for (const link of [...links].slice(0, most)) link.rel = link.dataset.prefetch as string;
};

/** What shows a product: the first of `prefetchFiles`, with their styles and shared parts. */
export const filesOfTap = 8;

/** A tap on a link that ends before its frame needs some of the files at once; other presses answer sooner without them. */
const preloadForTap = ({ target }: Event) => {
  if (target instanceof Element && target.closest('a')) startPreloads(filesOfTap);
};

const watchFor = () =>
  new Promise<unknown>((resolve) => {
    const first = new AbortController();
    const give = (event: Event) => {
      // When a page appears under a resting pointer, Chromium sends an event that moved nothing.
      const { type, movementX, movementY } = event as PointerEvent;
      if (type === 'pointermove' && !movementX && !movementY) return;
      first.abort();
      addEventListener('pointerup', preloadForTap, { capture: true, once: true });
      // What the touch opens comes first: to request two dozen files takes a phone 20 to 60 ms. After a press that nothing
      // has received, a shopper waits for them.
      afterFrame(() => {
        startPreloads();
        resolve(Promise.race([idle(), globalThis.missedEvents?.first ?? idle()]));
      });
    };
    // A row of products scrolls by itself when its snap points move. Without capture only the page's own scroll arrives.
    for (const name of interactions)
      addEventListener(name, give, { capture: name !== 'scroll', passive: true, signal: first.signal });
  });

/**
 * Ends once the first interaction is drawn, and the page is idle or has missed an event; where no server wrote a first
 * view, and on the server, at once.
 */
export const firstInteraction = (): Promise<unknown> => {
  const isWritten = typeof document !== 'undefined' && document.getElementById('first-view') !== null;
  started ??= isWritten ? watchFor() : Promise.resolve();
  return started;
};

const restMs = 3_000;

/** The DOM's types do not know it, and not every browser has it. */
type Line = { connection?: { saveData?: boolean; effectiveType?: string } };

/** Ends once the page has rested since its script began; never on a line that is known to be slow or metered. */
export const pageRest = (): Promise<void> =>
  new Promise((resolve) => {
    const { saveData, effectiveType = '4g' } = (navigator as Line).connection ?? {};
    if (!saveData && effectiveType === '4g') setTimeout(resolve, restMs);
  });
