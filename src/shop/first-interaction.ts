/** Whoever moves, scrolls or touches is about to do something; a page that is only looked at costs nothing more. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown'] as const;

let sign: Promise<void> | undefined;

/** All that it asks for comes in one round trip: who then needs a file finds it on its way. */
const startPreloads = () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-prefetch]'))
    link.rel = link.dataset.prefetch as string;
};

const watchFor = () =>
  new Promise<void>((resolve) => {
    const first = new AbortController();
    const give = () => {
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
