/** A conversation of ten thousand messages: the size of the page, the cost of a new message, and memory. */
import { expect, test } from 'vitest';
import { longestInteraction } from '../support/browser/interactions.ts';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import { recordTime } from '../support/figures.ts';
import { fillConversation, heightOf, logOf, messagesAt, respondAtLength } from '../support/shopper/chat.ts';
import { newMember } from '../support/shopper/member.ts';
import { greengrocer, shopOf } from '../support/shopper/shelf.ts';
import { open, see } from '../support/shopper/shopper.ts';

const total = 10_000;
/** Larger than the contract's page, so that the test does not take as long as a person would. */
const size = 1_000;
const limits = { nodes: 2_000, heapMb: 150 };
const goalMs = 50;
const slowGoalMs = 100;

shareShop();

test('a conversation of ten thousand messages stays within its limits of nodes and memory', async () => {
  const shopper = await newMember(browser, shop.url);
  const { page, context, press } = shopper;
  const { name } = await shopOf(shopper, greengrocer);
  await fillConversation(shop, shopper, greengrocer, 1);
  const [sample] = await messagesAt(shop, shopper, greengrocer);
  if (!sample) throw new Error('There is no message to copy.');
  await page.route('**/api/get-message?*', respondAtLength(sample, total, size));
  await open(shopper, '/massages');
  await press(page.getByRole('button', { name }));
  const log = logOf(page);
  await see(log.getByText(`Text ${total}`, { exact: true }));

  for (let loaded = size; loaded < total; loaded += size) {
    const height = await heightOf(log);
    await log.evaluate((element) => element.scrollTo({ top: 0 }));
    await expect.poll(() => heightOf(log), { timeout: 20_000 }).toBeGreaterThan(height * (1 + 0.9 / (loaded / size)));
  }
  await log.evaluate((element) => element.scrollTo({ top: 0 }));
  await see(log.getByText('Text 1', { exact: true }));
  await log.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await see(log.getByText(`Text ${total}`, { exact: true }));
  await expect.poll(() => log.locator('*').count()).toBeLessThanOrEqual(limits.nodes);
  const nodes = await log.locator('*').count();

  // From the key press to the bubble, several times; the median counts.
  await page.route('**/api/send-message', () => undefined);
  const times: number[] = [];
  for (let run = 0; run < 7; run += 1) {
    await page.locator('textarea').fill(`Appended ${run}`);
    times.push(
      await page.locator('textarea').evaluate(async (box, text) => {
        const list = document.querySelector('[role=log]');
        const start = performance.now();
        box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
        while (!list?.textContent.includes(text)) await new Promise((next) => setTimeout(next));
        // Reading a height forces a layout of the new elements.
        return list.scrollHeight > 0 ? performance.now() - start : Number.NaN;
      }, `Appended ${run}`),
    );
    await see(log.getByText(`Appended ${run}`));
  }
  const appendMs = times.sort((a, b) => a - b)[3] ?? Number.NaN;

  const send = async () => {
    await page.locator('textarea').press('Enter');
    await see(log.getByText('Slowly'));
  };
  await page.locator('textarea').fill('Slowly');
  recordTime(`sending among ${total}, processor 4 times slower`, await longestInteraction(page, send), slowGoalMs);
  const type = () => page.locator('textarea').pressSequentially('Two words');
  recordTime(`typing among ${total}, processor 4 times slower`, await longestInteraction(page, type), slowGoalMs);

  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const heapMb = usedSize / 2 ** 20;
  console.log(`${total} messages: ${nodes} nodes, ${heapMb.toFixed(0)} MB`);
  recordTime(`a new message among ${total}`, appendMs, goalMs);
  expect(heapMb).toBeLessThanOrEqual(limits.heapMb);
  await shopper.leave();
});
