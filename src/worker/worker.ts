/** The entry point of the service worker; the server sends it as `/worker.js` (`server/http/worker.ts`). */
import { startNotifications } from './notifications.ts';
import { startOfflineWorker } from './offline-worker.ts';
import type { WorkerScope } from './worker.types.ts';

const scope = globalThis as unknown as WorkerScope;
startOfflineWorker(scope);
startNotifications(scope);
