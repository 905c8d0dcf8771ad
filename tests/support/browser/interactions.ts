/** How long a shopper waits for the frame after a press or a key. */
import type { Locator, Page } from 'playwright-core';
import { rest } from './browser.ts';

declare global {
  var interactionTimes: number[] | undefined;
}

/** A shopper's phone takes so many times as long as this machine. */
const slowdown = 4;

/**
 * Slows the processor of the page down to a quarter while `work` presses keys and buttons.
 *
 * @returns The longest interaction in milliseconds, as a multiple of eight; 0 if all took less than 16. Like the metric
 * INP, it counts the events that belong to an interaction. The browser also sends pointer events when the page moves
 * under the pointer: these do not count.
 */
export async function longestInteraction(page: Page, work: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const times: number[] = [];
    globalThis.interactionTimes = times;
    const add = (list: PerformanceObserverEntryList) => {
      const entries = list.getEntries() as (PerformanceEntry & { interactionId: number })[];
      times.push(...entries.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration));
    };
    // By default the browser reports only those of 104 ms and more.
    new PerformanceObserver(add).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await work();
  // The browser reports an interaction after the frame that answers it.
  await rest(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return page.evaluate(() => Math.max(0, ...(globalThis.interactionTimes ?? [])));
}

/** Lifts the finger after the browser has drawn the pressed control, as a hand does. */
export async function tapLikeAFinger(control: Locator): Promise<void> {
  const page = control.page();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${String(control)} is not in sight.`);
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
