/** Long conversations: ten thousand messages page by page, texts that attack, and a hundred texts over a bad network. */
import { describe, expect, test } from 'vitest';
import { browser, shareShop, shop } from '../support/browser/open-shop.ts';
import {
  fillConversation,
  fillFromShop,
  heightOf,
  logOf,
  openChat,
  query,
  replyTo,
  rowsOf,
  say,
  scrollUp,
  textsFromTop,
} from '../support/shopper/chat.ts';
import { type Member, newMember } from '../support/shopper/member.ts';
import { greengrocer, shopOf } from '../support/shopper/shelf.ts';
import { open, see, seeGone } from '../support/shopper/shopper.ts';
import { hostileTexts } from '../support/shops/hostile-texts.ts';

/** Higher than a message, lower than a page of them. */
const pagePx = 400;
const pageSize = 20;

shareShop();

/** On the messages screen, with a conversation that ends with these texts. */
const reading = async (texts: readonly string[]) => {
  const shopper = await newMember(browser, shop.url);
  const { name } = await shopOf(shopper, greengrocer);
  await fillConversation(shop, shopper, greengrocer, 0);
  await fillFromShop(shop, shopper, greengrocer, texts);
  await open(shopper, '/massages');
  await shopper.press(shopper.page.getByRole('button', { name }));
  const log = logOf(shopper.page);
  await see(log.getByText(texts.at(-1) ?? '', { exact: true }));
  return { shopper, log, name };
};

test('ten thousand: older ones load page by page, each once, and the visible ones stay in place', async () => {
  const total = 10_000;
  const pages = 5;
  const { shopper, log, name } = await reading(Array.from({ length: total }, (_, at) => `Text ${at + 1}`));
  const heard = shopper.page.getByRole('status');
  for (let page = 1; page <= pages; page += 1) {
    const { height, row, release } = await scrollUp(log);
    await replyTo(shop, shopper, greengrocer, `New ${page}`);
    // The response is so slow that something newer overtakes it.
    await expect.poll(() => heard.allTextContents()).toContain(`${name}: New ${page}`);
    release();
    await expect.poll(() => heightOf(log)).toBeGreaterThan(height + pagePx);
    const moved = async () => {
      const now = (await rowsOf(log)).find(({ text }) => text === row.text);
      return Math.abs((now?.top ?? Number.NaN) - row.top);
    };
    await expect.poll(moved).toBeLessThanOrEqual(2);
  }
  // Scrolling back to the top requests one more page, which gets no response.
  await shopper.page.route('**/api/get-message?*before_id=*', () => undefined);
  const first = total - (pages + 1) * pageSize + 1;
  const old = Array.from({ length: total - first + 1 }, (_, at) => `Text ${first + at}`);
  const news = Array.from({ length: pages }, (_, at) => `New ${at + 1}`);
  await expect.poll(() => textsFromTop(log)).toEqual([...old, ...news]);
  await shopper.leave();
});

test(`${hostileTexts.length} texts that attack stay texts`, async () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(150);
  const { shopper, log } = await reading([...hostileTexts, 'The end']);
  const { page } = shopper;
  const alerts = await page.evaluateHandle(() => {
    const count = { said: 0 };
    globalThis.alert = () => {
      count.said += 1;
    };
    return count;
  });
  const texts = new Set<string>();
  const look = async () => {
    for (const { text } of await rowsOf(log)) texts.add(text);
    const tags = await log.evaluate((element) =>
      [...element.querySelectorAll('div[dir=auto] *')].map(({ tagName, attributes }) =>
        [tagName, ...[...attributes].map(({ name }) => name).filter((name) => name !== 'class')].join(' '),
      ),
    );
    for (const tag of tags) expect(tag).toBe('A href target rel');
  };
  while (!(texts.has('Welcome') && texts.has(hostileTexts[0] ?? ''))) {
    await look();
    const height = await heightOf(log);
    const top = await log.evaluate((element) => {
      element.scrollBy({ top: -300 });
      return element.scrollTop;
    });
    const isFurther = async () => {
      await look();
      return (await heightOf(log)) !== height || texts.has('Welcome');
    };
    if (top === 0) await expect.poll(isFurther).toBe(true);
  }
  expect(hostileTexts.filter((text) => !texts.has(text))).toEqual([]);
  expect(await alerts.jsonValue()).toEqual({ said: 0 });
  await shopper.leave();
});

describe('a hundred texts of which each is lost once', () => {
  const rounds = 100;
  /** A message that was never sent, or that the shop stored without a response reaching the shopper. */
  const ways = ['refused', 'lost, then read', 'lost, then tried again'] as const;

  const lose = (member: Member, isKept: boolean) =>
    member.page.route(
      '**/api/send-message',
      async (route) => {
        if (isKept) await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );

  test('are each with the shop once, and on the page once', async () => {
    const shopper = await newMember(browser, shop.url);
    const { t, press } = shopper;
    const { name } = await shopOf(shopper, greengrocer);
    await open(shopper, `/shops/${greengrocer}`);
    const drawer = await openChat(shopper, name);
    for (let round = 1; round <= rounds; round += 1) {
      const way = ways[round % ways.length];
      await lose(shopper, way !== 'refused');
      await say(shopper, drawer, `Round ${round}.`);
      const retry = drawer.getByRole('button', { name: `${t('Not sent – retry')} : Round ${round}.` });
      await see(retry);
      if (way !== 'lost, then tried again') await replyTo(shop, shopper, greengrocer, `Answer ${round}.`);
      if (way !== 'lost, then read') await press(retry);
      await seeGone(retry);
    }
    await replyTo(shop, shopper, greengrocer, 'The end');
    await see(logOf(drawer).getByText('The end', { exact: true }));
    const kept = await query(
      shop,
      `select body from messages where side = 'user' and conversation_id =
        (select id from conversations where user_id = $1 and shop_id = $2) order by body`,
      [shopper.account.user.id, greengrocer],
    );
    const written = Array.from({ length: rounds }, (_, at) => `Round ${at + 1}.`);
    expect(kept.map(({ body }) => body)).toEqual(written.toSorted());
    const shown = (await rowsOf(logOf(drawer))).map(({ text }) => text);
    expect(shown.filter((text, at) => shown.indexOf(text) !== at)).toEqual([]);
    await shopper.leave();
  });
});
