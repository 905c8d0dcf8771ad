/** A connection that drops a hundred times: the page refetches missed events, without loss or duplicates. */
import type { WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { seeQuiet } from '../support/browser/browser.ts';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { recordTime } from '../support/figures.ts';
import { fillConversation, logOf, replyTo, textsFromTop } from '../support/shopper/chat.ts';
import { newMember } from '../support/shopper/member.ts';
import { greengrocer, shopOf } from '../support/shopper/shelf.ts';
import { open, see } from '../support/shopper/shopper.ts';

const cycles = 100;
const backMs = 5000;

openShop();

test('a hundred drops and a killed server: unread counts and the open chat are refetched each time', async () => {
  const shopper = await newMember(browser, shop.url);
  const { page } = shopper;
  const { name } = await shopOf(shopper, greengrocer);
  await fillConversation(shop, shopper, greengrocer, 0);
  let line: WebSocketRoute | undefined;
  let opened = 0;
  await page.routeWebSocket(/\/app\//, (near) => {
    const far = near.connectToServer();
    line = near;
    far.onMessage((frame) => {
      near.send(frame);
      if (/succeeded.*chat_user_/.test(String(frame))) opened += 1;
    });
  });
  await open(shopper, '/massages');
  await shopper.press(page.getByRole('button', { name }));
  await see(logOf(page).getByText('Welcome', { exact: true }));
  await expect.poll(() => opened).toBe(1);

  const requested = () => [shopper.countOf('GET /unread-messages'), shopper.countOf('GET /get-message')];
  let longest = 0;
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    const [unread = 0, chat = 0] = requested();
    const from = performance.now();
    await line?.close();
    if (cycle % 10 === 0) await replyTo(shop, shopper, greengrocer, `Missed ${cycle}`);
    await expect.poll(() => opened, { interval: 5 }).toBe(cycle + 1);
    longest = Math.max(longest, performance.now() - from);
    await expect.poll(() => requested()[0], { interval: 5 }).toBeGreaterThan(unread);
    await expect.poll(() => requested()[1], { interval: 5 }).toBeGreaterThan(chat);
    if (cycle % 10 === 0) await see(logOf(page).getByText(`Missed ${cycle}`, { exact: true }));
  }
  recordTime(`longest of ${cycles} returns of a dropped connection`, longest, backMs);

  // A file in flight while the server stops would be an error of the page.
  await seeQuiet(page);
  const [unread = 0, chat = 0] = requested();
  await shop.kill();
  await replyTo(shop, shopper, greengrocer, 'While nobody served');
  await shop.restart();
  const from = performance.now();
  await see(logOf(page).getByText('While nobody served', { exact: true }));
  recordTime('a message after the return of the server', performance.now() - from, backMs);
  expect(requested()[0]).toBeGreaterThan(unread);
  expect(requested()[1]).toBeGreaterThan(chat);

  const missed = Array.from({ length: cycles / 10 }, (_, at) => `Missed ${(at + 1) * 10}`);
  await expect.poll(() => textsFromTop(logOf(page))).toEqual(['Welcome', ...missed, 'While nobody served']);
  expect(
    await logOf(page)
      .getByText(/^Missed/)
      .count(),
  ).toBe(missed.length);
  await shopper.leave();
});
