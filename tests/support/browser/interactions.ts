/** How long a shopper waits for the frame after a press or a key. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  var interactionTimes: number[] | undefined;
}

/** What a phone of a shopper computes in the time of this machine's one. */
const slowdown = 4;

/**
 * Slows the processor of the page down to a quarter while `work` presses keys and buttons.
 *
 * @returns The longest interaction in milliseconds, as a multiple of eight.
 */
export async function longestInteraction(page: Page, work: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const times: number[] = [];
    globalThis.interactionTimes = times;
    // Without a threshold only those of more than 104 ms are told.
    new PerformanceObserver((list) => times.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'event',
      durationThreshold: 16,
    } as PerformanceObserverInit);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await work();
  // An interaction is told after the frame that answers it.
  const longest = () => page.evaluate(() => Math.max(0, ...(globalThis.interactionTimes ?? [])));
  await expect.poll(longest).toBeGreaterThan(0);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return longest();
}

/** Presses for as long as the browser needs to draw the pressed control: a finger never leaves it within the same frame. */
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
