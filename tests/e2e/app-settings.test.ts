/**
 * The settings of the app: notifications are switched on for a device and arrive when an order takes a step, and the shop
 * is installed. The browser of the tests has no push service, so its subscription is one with a service on loopback.
 *
 * @spec R117, R118, R119
 */
import { afterAll, describe, expect, test } from 'vitest';
import { browser, openShop, shop } from '../support/browser/open-shop.ts';
import { testPushKeys } from '../support/services/push-keys.ts';
import { newPushBrowser, startPushService } from '../support/services/push-service.ts';
import { arrive } from '../support/shopper/demo-shopper.ts';
import { newMember } from '../support/shopper/member.ts';
import { unpaidOrder } from '../support/shopper/payment.ts';
import { greengrocer } from '../support/shopper/shelf.ts';
import {
  deskAndPhone,
  open,
  reload,
  type Shopper,
  type ShopperOptions,
  see,
  seeGone,
} from '../support/shopper/shopper.ts';
import { seeToast } from '../support/shopper/shopping.ts';

const service = await startPushService();
openShop({}, { ...testPushKeys, PUSH_SERVICE_URL: service.origin });
afterAll(() => service.close());

const withWorker: ShopperOptions = { context: { serviceWorkers: 'allow' } };

type Permission = 'default' | 'denied' | 'granted';
type Subscribing = { endpoint: string; keys: { p256dh: string; auth: string }; permission: Permission };

/** Gives the page a push service; the permission is what the shopper has chosen in the browser. */
const withPush = ({ page }: Shopper, subscribing: Subscribing) =>
  page.addInitScript(({ endpoint, keys, permission }: Subscribing) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer;
    const subscription = {
      endpoint,
      getKey: (name: 'p256dh' | 'auth') => bytes(keys[name]),
      unsubscribe: async () => {
        sessionStorage.removeItem('subscribed');
        return true;
      },
    };
    let now = sessionStorage.getItem('subscribed') ? 'granted' : permission;
    Object.defineProperty(Notification, 'permission', { get: () => now });
    Notification.requestPermission = async () => {
      now = permission === 'default' ? 'granted' : permission;
      return now as NotificationPermission;
    };
    PushManager.prototype.getSubscription = async () =>
      (sessionStorage.getItem('subscribed') ? subscription : null) as PushSubscription | null;
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('subscribed', 'yes');
      return subscription as unknown as PushSubscription;
    };
  }, subscribing);

const region = ({ page }: Shopper, name: string) => page.getByRole('region', { name });
const pushSwitch = (shopper: Shopper) =>
  region(shopper, shopper.t('Order notifications')).getByRole('checkbox', {
    name: shopper.t('Notify me on this device'),
  });

describe.each(deskAndPhone)('in $locale on a $device', (options) => {
  test('notifications are switched on, arrive with an order, stay on after a reload, and are switched off', async () => {
    const device = newPushBrowser();
    const endpoint = `${service.origin}/${options.locale}`;
    const shopper = await arrive({ ...options, ...withWorker }, '/');
    const { t, press, page } = shopper;
    await withPush(shopper, { endpoint, keys: device.keys, permission: 'default' });
    await open(shopper, '/settings');
    await page.mouse.move(3, 3);
    await page.mouse.move(9, 9);
    await press(pushSwitch(shopper));
    await seeToast(shopper, t('Notifications are on'));

    const order = await unpaidOrder(shop, options.locale, greengrocer);
    const arrived = () => service.received.filter(({ path }) => path === `/${options.locale}`);
    await expect.poll(() => arrived().length, { timeout: 20_000 }).toBe(1);
    const [first] = arrived();
    expect(first && device.read(first.body)).toMatchObject({
      body: expect.stringContaining(order.code),
      lang: options.locale,
      path: `/order-history/${order.id}`,
    });

    await reload(shopper);
    await see(pushSwitch(shopper).and(page.getByRole('checkbox', { checked: true })));
    await press(pushSwitch(shopper));
    await seeToast(shopper, t('Notifications are off'));
    await see(pushSwitch(shopper).and(page.getByRole('checkbox', { checked: false })));
    await shopper.leave();
  });

  test('who has blocked notifications reads where to allow them', async () => {
    const shopper = await newMember(browser, shop.url, { ...options, ...withWorker });
    const { t, page } = shopper;
    await withPush(shopper, { endpoint: `${service.origin}/1`, keys: newPushBrowser().keys, permission: 'denied' });
    await open(shopper, '/settings');
    await page.mouse.move(3, 3);
    await page.mouse.move(9, 9);
    const group = region(shopper, t('Order notifications'));
    await see(
      group.getByText(
        t('You have blocked notifications of this shop. Allow them in the settings of your browser first.'),
      ),
    );
    await see(group.getByRole('button', { name: t('Check again') }));
    await shopper.leave();
  });

  test('the shop is offered for installation once the browser can, and no longer after that', async () => {
    const shopper = await newMember(browser, shop.url, options);
    const { t, page, press } = shopper;
    await open(shopper, '/settings');
    await page.mouse.move(3, 3);
    await page.mouse.move(9, 9);
    const group = region(shopper, t('Install the app'));
    await see(region(shopper, t('Appearance')));
    expect(await group.count()).toBe(0);
    const offer = () =>
      page.evaluate(() => {
        const prompt = async () => ({ outcome: 'accepted' });
        return dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
      });
    // False: somebody has taken the offer.
    await expect.poll(offer).toBe(false);
    await press(group.getByRole('button', { name: t('Install'), exact: true }));
    await seeGone(group);
    await shopper.leave();
  });
});
