/** Waits for the first pointer move, press, scroll or key: a page that is only read loads no deferred code. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown'] as const;

let sign: Promise<void> | undefined;

/** Starts all deferred fetches in one round trip, so that a later import finds its file already in flight. */
const startPreloads = () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-prefetch]'))
    link.rel = link.dataset.prefetch as string;
};

const watchFor = () =>
  new Promise<void>((resolve) => {
    const first = new AbortController();
    const give = (event: Event) => {
      // When a page appears under a resting pointer, Chromium sends an event that moved nothing.
      const { type, movementX, movementY } = event as PointerEvent;
      if (type === 'pointermove' && !movementX && !movementY) return;
      first.abort();
      startPreloads();
      resolve();
    };
    // A row of products scrolls by itself when its snap points move. Without capture only the page's own scroll arrives.
    for (const name of signs)
      addEventListener(name, give, { capture: name !== 'scroll', passive: true, signal: first.signal });
  });

/** Ends with the first interaction; where no server wrote a first view, and on the server, at once. */
export const firstInteraction = (): Promise<void> => {
  const isWritten = typeof document !== 'undefined' && document.getElementById('first-view') !== null;
  sign ??= isWritten ? watchFor() : Promise.resolve();
  return sign;
};
