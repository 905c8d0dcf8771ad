/** The gallery of flows, as a developer starts it. The files of a worker share its server, which compiles on request. */
import { beforeAll } from 'vitest';
import { serveGallery } from '#tools/flows/gallery/serve.ts';
import { atWorkerEnd } from '../server/worker-end.ts';
import { openBrowser } from './open-shop.ts';

/** Long enough for a server that compiles on request. */
export const whileCompiling = { timeout: 90_000 };

export let galleryOrigin: string;

let sharedOrigin: Promise<string> | undefined;

const originOfWorker = (): Promise<string> => {
  sharedOrigin ??= serveGallery({ port: 0, host: '127.0.0.1', open: false, watch: null }).then((server) => {
    atWorkerEnd(() => server.close());
    return new URL(server.resolvedUrls?.local[0] ?? '').origin;
  });
  return sharedOrigin;
};

/** Call it once, at the top of a file, instead of `openBrowser`. */
export const openGallery = (): void => {
  openBrowser();
  beforeAll(async () => {
    galleryOrigin = await originOfWorker();
  });
};
