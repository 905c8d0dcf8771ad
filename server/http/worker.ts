/** The service worker of the app, and the page without a first view that it copies for offline visits. */
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Build } from './build.ts';
import { readShell } from './build.ts';
import { type CspSources, cspFor } from './headers.ts';
import { uncounted } from './limits.ts';

/** Ends what an earlier worker left in browsers. */
const endingWorker = `addEventListener('install',()=>skipWaiting());
addEventListener('activate',event=>event.waitUntil(caches.keys()
.then(names=>Promise.all(names.map(name=>caches.delete(name))))
.then(()=>registration.unregister())));
`;

/** Its own calls are judged by this policy, and not by that of a page. */
const workerCsp = "default-src 'none'; connect-src 'self'";

export function registerWorker(
  app: FastifyInstance,
  { offlineApp }: Pick<Config, 'offlineApp'>,
  building: Promise<Build | undefined>,
  sources: () => Promise<CspSources>,
): void {
  app.get('/worker.js', uncounted, async (_request, reply) => {
    const script = offlineApp ? (await building)?.worker : endingWorker;
    if (script === undefined) return reply.callNotFound();
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': workerCsp })
      .type('text/javascript; charset=utf-8')
      .send(script);
  });
  app.get('/offline.html', uncounted, async (_request, reply) => {
    const shell = readShell();
    if (shell === undefined) return reply.callNotFound();
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': cspFor(await sources()) })
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(shell);
  });
}
