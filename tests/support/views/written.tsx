/** A view as the server writes it, whose code comes when a test says so. */
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { storeMissedEvents } from '#src/early/missed-events.ts';
import { RepeatEvents } from '#src/shop/lazy-component.tsx';
import { ShopProvider } from '#src/shop/shop-context.ts';

const receiveEvent = () => globalThis.missedEvents?.receive();

const Root = ({ children }: { children: ReactNode }) => (
  <ShopProvider value={{} as never}>
    <div onClickCapture={receiveEvent} onInputCapture={receiveEvent}>
      {children}
    </div>
    <RepeatEvents />
  </ShopProvider>
);

const sharedBody = document.body;

/** Writes the view into the document. Take it out again with `removeWritten`. */
export const written = (view: ReactNode) => {
  // The old body has the listeners that React put there for the portals of other tests; they would stop early presses.
  sharedBody.replaceWith(document.createElement('body'));
  document.body.innerHTML = `<div id="root">${renderToString(<Root>{view}</Root>)}</div>`;
  const root = document.getElementById('root') as HTMLElement;
  const missedEvents = storeMissedEvents();
  globalThis.missedEvents = missedEvents;
  const hydrate = () =>
    act(async () => {
      hydrateRoot(root, <Root>{view}</Root>);
      missedEvents.watch(root);
    });
  return { root, hydrate };
};

export const removeWritten = (): void => {
  document.body.replaceWith(sharedBody);
  // Until then it listens to the whole window, which outlives the test.
  globalThis.missedEvents?.watch(document.createElement('div'));
  globalThis.missedEvents = undefined;
};
