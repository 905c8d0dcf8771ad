/** What a first view costs on the wire, as the browser itself counts it. */
import type { Page } from 'playwright-core';

export type WireWeight = {
  requests: number;
  /** Bytes of scripts as they were transferred. */
  script: number;
  html: number;
  images: number;
  total: number;
  /** Sum of the layout shifts. */
  shift: number;
};

type Kind = 'Script' | 'Document' | 'Image' | 'Other';

type Shifted = Window & { shift: number };

/** Before a page is opened: sums its layout shifts, those of interactions included. */
export const watchShift = (page: Page) =>
  page.addInitScript(() => {
    const store = window as unknown as Shifted;
    store.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) store.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Shifted).shift);

/** Loads `url` in an empty browser and waits until the network has been quiet. */
export const weigh = async (page: Page, url: string): Promise<WireWeight> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, Kind>();
  const sums: Record<Kind, number> = { Script: 0, Document: 0, Image: 0, Other: 0 };
  let requests = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, type in sums ? (type as Kind) : 'Other');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    requests += 1;
    sums[kinds.get(requestId) ?? 'Other'] += encodedDataLength;
  });
  await watchShift(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const shift = await shiftOf(page);
  const total = Object.values(sums).reduce((sum, bytes) => sum + bytes, 0);
  return { requests, script: sums.Script, html: sums.Document, images: sums.Image, total, shift };
};
