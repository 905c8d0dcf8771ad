/** The parts of a service worker's scope that the worker uses. */
import type { CopiesNews, WorkerMessage } from '#machines/offline-copies/offline-copies.types.ts';

export type Lasting = { waitUntil: (work: Promise<unknown>) => void };
export type FetchEvent = Lasting & {
  request: Request;
  /** The page that called; empty for a navigation. */
  clientId: string;
  respondWith: (response: Promise<Response>) => void;
};
export type MessageFromPage = Lasting & { data: WorkerMessage };

export type PushReceived = Lasting & { data: { json: () => unknown } | null };
export type NotificationPressed = Lasting & { notification: { data: unknown; close: () => void } };
/** A page of the shop that is open. */
export type ShopWindow = { url: string; focus: () => Promise<unknown> };

/** The DOM's types do not know it. */
export type WorkerScope = {
  location: { origin: string };
  /** The server writes it in front of the script: the files of the pages that open without a network. */
  offlineFiles?: readonly string[];
  navigator: { connection?: { saveData?: boolean } };
  caches: CacheStorage;
  crypto: Crypto;
  fetch: typeof fetch;
  skipWaiting: () => Promise<void>;
  registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
    /** Not every browser has it. */
    pushManager?: { getSubscription: () => Promise<{ unsubscribe: () => Promise<boolean> } | null> };
  };
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window' }) => Promise<ShopWindow[]>;
    openWindow: (path: string) => Promise<unknown>;
    get: (id: string) => Promise<{ postMessage: (message: CopiesNews) => void } | undefined>;
  };
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lasting) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
    (type: 'push', listener: (event: PushReceived) => void): void;
    (type: 'notificationclick', listener: (event: NotificationPressed) => void): void;
    (type: 'message', listener: (event: MessageFromPage) => void): void;
  };
};
