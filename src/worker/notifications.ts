/**
 * Shows a notification when an order takes a step, and opens the order when it is pressed. The server writes its texts in
 * the language of the account (`server/domain/push-step.ts`). The subscription ends with the session in the browser too:
 * a log-out without a connection never reaches the server.
 *
 * @spec R118
 */
import type { WorkerScope } from './worker.types.ts';

type Shown = { title: string; body: string; lang: string; tag: string; path: string };

const isText = (value: unknown): value is string => typeof value === 'string';

/** Undefined: another program has sent it. */
const shownOf = (data: unknown): Shown | undefined => {
  const { title, body, lang, tag, path } = (data ?? {}) as Record<string, unknown>;
  if (!isText(title) || !isText(body) || !isText(path) || !path.startsWith('/') || path.startsWith('//'))
    return undefined;
  return { title, body, path, lang: isText(lang) ? lang : '', tag: isText(tag) ? tag : '' };
};

const dataOf = (data: { json: () => unknown } | null): unknown => {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
};

export const startNotifications = (scope: WorkerScope): void => {
  const { registration, clients } = scope;
  scope.addEventListener('push', (event) => {
    const shown = shownOf(dataOf(event.data));
    if (!shown) return;
    const { title, path, ...options } = shown;
    const icons = { icon: '/icon-192.png', dir: 'auto' as const };
    event.waitUntil(registration.showNotification(title, { ...options, ...icons, data: { path } }));
  });

  const unsubscribe = async () => (await registration.pushManager?.getSubscription())?.unsubscribe();

  scope.addEventListener('message', (event) => {
    if (event.data.type === 'account.clear') event.waitUntil(unsubscribe().catch(() => undefined));
  });

  const open = async (path: string) => {
    const windows = await clients.matchAll({ type: 'window' });
    // Another page of the shop is not led there: it may hold what nobody has sent yet.
    const shown = windows.find(({ url }) => new URL(url).pathname === path);
    return shown ? shown.focus().catch(() => clients.openWindow(path)) : clients.openWindow(path);
  };

  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path } = (event.notification.data ?? {}) as { path?: unknown };
    event.waitUntil(open(isText(path) ? path : '/'));
  });
};
