/** Notifications of the service worker: what is shown, and where a press leads. */
import { expect, test, vi } from 'vitest';
import { startNotifications } from './notifications.ts';
import type { ShopWindow, WorkerScope } from './worker.types.ts';

type Listener = (event: never) => void;

const start = (windows: Partial<ShopWindow>[] = [], pushManager?: object) => {
  const listeners = new Map<string, Listener>();
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => undefined);
  startNotifications({
    registration: { showNotification, pushManager },
    clients: { matchAll: async () => windows, openWindow },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  } as unknown as WorkerScope);
  const dispatch = async (type: string, event: object) => {
    const works: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) } as never);
    await Promise.all(works);
  };
  const close = vi.fn();
  return {
    showNotification,
    openWindow,
    close,
    receive: (data: unknown) => dispatch('push', { data: { json: () => data } }),
    receiveRaw: (data: unknown) => dispatch('push', { data }),
    send: (data: object) => dispatch('message', { data }),
    press: (data: unknown) => dispatch('notificationclick', { notification: { data, close } }),
  };
};

const sent = { title: 'Larder', body: 'On its way.', lang: 'en', tag: 'order-4', path: '/order-history/4' };

test('A push is shown with the texts of the server; a later one of the order takes its place', async () => {
  const worker = start();
  await worker.receive(sent);
  expect(worker.showNotification.mock.calls).toEqual([
    [
      'Larder',
      {
        body: 'On its way.',
        lang: 'en',
        tag: 'order-4',
        dir: 'auto',
        icon: '/icon-192.png',
        data: { path: '/order-history/4' },
      },
    ],
  ]);
});

test.each([
  ['without a text', { ...sent, body: undefined }],
  ['that leads to another site', { ...sent, path: '//evil.example' }],
  ['that leads nowhere in the shop', { ...sent, path: 'https://evil.example' }],
  ['of nothing', null],
])('A push %s is not shown', async (_, data) => {
  const worker = start();
  await worker.receive(data);
  expect(worker.showNotification).not.toHaveBeenCalled();
});

test('A push that cannot be read is not shown', async () => {
  const worker = start();
  await worker.receiveRaw(null);
  await worker.receiveRaw({ json: () => JSON.parse('{') });
  expect(worker.showNotification).not.toHaveBeenCalled();
});

test('A press opens the order in a new window where the shop is not open', async () => {
  const worker = start();
  await worker.press({ path: '/order-history/4' });
  expect(worker.close).toHaveBeenCalledOnce();
  expect(worker.openWindow).toHaveBeenCalledWith('/order-history/4');
});

/** A window that shows this path of the shop. */
const windowAt = (path: string) => ({ url: `https://shop.example${path}`, focus: vi.fn(async () => undefined) });

test('A press returns to the window that shows the order already', async () => {
  const [other, shown] = [windowAt('/support-tickets?new=1'), windowAt('/order-history/4?from=list')];
  const worker = start([other, shown]);
  await worker.press({ path: '/order-history/4' });
  expect([other.focus, shown.focus].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect(worker.openWindow).not.toHaveBeenCalled();
});

test('A press leaves a window in use as it is, with what was typed there', async () => {
  const used = { ...windowAt('/support-tickets?new=1'), navigate: vi.fn() };
  const worker = start([used]);
  await worker.press({ path: '/order-history/4' });
  expect(worker.openWindow).toHaveBeenCalledWith('/order-history/4');
  expect(used.navigate).not.toHaveBeenCalled();
  expect(used.focus).not.toHaveBeenCalled();
});

test('A press opens a new window where the old one cannot be focused, and the home page without a path', async () => {
  const strange = start([{ ...windowAt('/'), focus: () => Promise.reject(new TypeError('Not allowed.')) }]);
  await strange.press(undefined);
  expect(strange.openWindow).toHaveBeenCalledWith('/');
});

test('The end of a session ends the subscription of this browser, for the server may not hear of the log-out', async () => {
  const unsubscribe = vi.fn(async () => true);
  const worker = start([], { getSubscription: async () => ({ unsubscribe }) });
  await worker.send({ type: 'copies.prepare' });
  expect(unsubscribe).not.toHaveBeenCalled();
  await worker.send({ type: 'account.clear' });
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test.each([
  ['knows no notifications', undefined],
  ['has no subscription', { getSubscription: async () => null }],
  ['refuses it', { getSubscription: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) }],
])('The end of a session is none of a browser that %s', async (_, pushManager) => {
  await expect(start([], pushManager).send({ type: 'account.clear' })).resolves.toBeUndefined();
});
