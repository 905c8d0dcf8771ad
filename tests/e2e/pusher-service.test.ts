/** A shop whose realtime runs on an external service (`PUSHER_URL`): another host and port, with its own key. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser, openBrowser } from '../support/browser/open-shop.ts';
import { type DemoShop, startDemoShop } from '../support/server/demo-shop.ts';
import { type RealtimeService, startRealtimeService } from '../support/services/realtime-service.ts';
import { logOf, openChat } from '../support/shopper/chat.ts';
import type { ShopperLocale } from '../support/shopper/languages.ts';
import { type Member, newMember } from '../support/shopper/member.ts';
import { greengrocer, shopOf } from '../support/shopper/shelf.ts';
import { open, see, shopperLocales } from '../support/shopper/shopper.ts';

let service: RealtimeService;
let shop: DemoShop;

openBrowser();
beforeAll(async () => {
  service = await startRealtimeService();
  shop = await startDemoShop({}, { PUSHER_URL: service.address });
});
afterAll(async () => {
  await shop?.stop();
  await service?.stop();
});

/** `npm run shop -- chat reply`, as a program of its own in the environment of the shop. */
const reply = async ({ account }: Member, words: string) => {
  const env = { ...process.env, DATABASE_URL: shop.databaseUrl, PUSHER_URL: service.address };
  const command = ['dist/cli/shop.js', 'chat', 'reply'];
  const given = [String(account.user.id), String(greengrocer), words];
  await promisify(execFile)(process.execPath, [...command, ...given], { env });
};

/** At the drawer of one shop, with the line to the service open. */
const listening = async (locale: ShopperLocale) => {
  const shopper = await newMember(browser, shop.url, { locale });
  const lines: string[] = [];
  shopper.page.on('websocket', (socket) => lines.push(socket.url()));
  const { name } = await shopOf(shopper, greengrocer);
  await open(shopper, `/shops/${greengrocer}`);
  const drawer = await openChat(shopper, name);
  await expect.poll(() => service.users()).toContain(String(shopper.account.user.id));
  return { shopper, drawer, lines };
};

test('the service accepts events of the server library, and rejects a wrong signature', async () => {
  await service.library.trigger('some-channel', 'some-event', {});
  expect(service.published.at(-1)).toMatchObject({ name: 'some-event', channels: ['some-channel'] });
  const address = `http://127.0.0.1:${service.port}/apps/4711/events?auth_key=${service.key}&auth_signature=0`;
  expect((await fetch(address, { method: 'POST', body: '{}' })).status).toBe(401);
});

test('the shop sends its pages to the service, and closes its own end point', async () => {
  const { data } = (await (await fetch(`${shop.url}/api/master`)).json()) as { data: object };
  expect(data).toMatchObject({
    pusher_app_key: service.key,
    pusher_app_host: '127.0.0.1',
    pusher_app_port: service.port,
    pusher_app_tls: false,
  });
  expect((await fetch(`${shop.url}/app/larder?protocol=7`)).status).toBe(404);
});

for (const locale of shopperLocales) {
  test(`a reply reaches the page of its shopper, and no other, in ${locale}`, async () => {
    const ann = await listening(locale);
    const bob = await listening(locale);
    const before = service.published.length;

    await reply(ann.shopper, 'Picked this morning');
    await see(logOf(ann.drawer).getByText('Picked this morning', { exact: true }));
    expect(service.published.slice(before)).toEqual([
      { name: 'send-message-to-user', channels: [`chat_user_${ann.shopper.account.user.id}`], data: '{}' },
    ]);
    // Bob's next event would come after this one; by then his page has sent its other requests.
    const requested = bob.shopper.countOf('GET /get-message');
    await reply(bob.shopper, 'And yours');
    await see(logOf(bob.drawer).getByText('And yours', { exact: true }));
    expect(bob.shopper.countOf('GET /get-message')).toBe(requested + 1);
    for (const line of [...ann.lines, ...bob.lines])
      expect(line).toContain(`ws://127.0.0.1:${service.port}/app/${service.key}`);
    await ann.shopper.leave();
    await bob.shopper.leave();
  });
}
