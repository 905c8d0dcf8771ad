/** Answers every address that is a page of the shop: for now with the shell of the client. */
import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { inRoot } from '#server/root.ts';
import type { Services } from '#server/services.ts';
import { cspFor } from './headers.ts';

const looksLikeFile = /\.[a-z0-9]{2,11}$/i;
const notPages = /^\/(api|assets|pictures)(\/|$)/;

export function registerPages(app: FastifyInstance, _services: Services): void {
  const shell = inRoot('dist', 'client', 'index.html');
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (notPages.test(path) || looksLikeFile.test(path) || !existsSync(shell)) return reply.callNotFound();
    reply
      .headers({ 'content-security-policy': cspFor(), 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8');
    return reply.send(readFileSync(shell));
  });
}
