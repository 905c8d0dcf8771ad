/** Sends files: the built client and the pictures of the demo shop. */
import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { inRoot } from '#server/root.ts';
import { uncounted } from './limits.ts';

const forever = 'public, max-age=31536000, immutable';
const always = 'no-cache';

async function serve(app: FastifyInstance, root: string, options: Partial<FastifyStaticOptions>): Promise<void> {
  if (!existsSync(root)) return;
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...uncounted.config };
    });
    await files.register(fastifyStatic, { root, index: false, cacheControl: false, ...options });
  });
}

const withCaching = (value: string) => (reply: FastifyReply) => {
  reply.header('cache-control', value);
};

/** What counts for pages and calls only; a first view has half a dozen scripts, and would carry it with each. */
const notOfAssets = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-request-id',
];

const asAsset = (reply: FastifyReply) => {
  withCaching(forever)(reply);
  for (const name of notOfAssets) reply.removeHeader(name);
  // A connection stays open without being told so.
  reply.raw.removeHeader('connection');
};

/** A picture that changes gets a new name. */
export const registerPictures = (app: FastifyInstance): Promise<void> =>
  serve(app, inRoot('server', 'pictures'), { prefix: '/pictures/', setHeaders: withCaching(forever) });

/** Names under `/assets` carry a hash of their content. */
export async function registerStatic(app: FastifyInstance): Promise<void> {
  const client = inRoot('dist', 'client');
  await serve(app, `${client}${sep}assets`, {
    prefix: '/assets/',
    preCompressed: true,
    // Neither is ever asked about again.
    lastModified: false,
    etag: false,
    acceptRanges: false,
    setHeaders: asAsset,
  });
  // Only the files that are there at start (favicon, robots.txt …) get a route; everything else is a page.
  await serve(app, client, {
    prefix: '/',
    wildcard: false,
    preCompressed: true,
    globIgnore: ['assets/**', '**/*.html', '**/*.br', '**/*.gz', '.vite/**', '**/*.map'],
    setHeaders: withCaching(always),
  });
}
