/** Sends files: the built client and the pictures of the demo shop. */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { sep } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '#server/config.ts';
import { ownPicturesFolder } from '#server/pictures.ts';
import { inRoot } from '#server/root.ts';
import { uncounted } from './limits.ts';

const forever = 'public, max-age=31536000, immutable';
const always = 'no-cache';

type Folder = string | string[];

async function serve(app: FastifyInstance, root: Folder, options: Partial<FastifyStaticOptions>): Promise<void> {
  if (typeof root === 'string' && !existsSync(root)) return;
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

/** Headers that matter for pages and calls only; an asset without them is some hundred bytes smaller. */
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
  // HTTP/1.1 keeps the connection open without this header.
  reply.raw.removeHeader('connection');
};

/** A mail program may show it in a page of its own. */
const asPicture = (reply: FastifyReply) => {
  withCaching(forever)(reply);
  reply.header('cross-origin-resource-policy', 'cross-origin');
};

/** A picture that changes gets a new name. */
export async function registerPictures(app: FastifyInstance, config: Pick<Config, 'uploadsDir'>): Promise<void> {
  const folders = [inRoot('server', 'pictures'), ownPicturesFolder(config)];
  const options = { prefix: '/pictures/', setHeaders: asPicture, wildcard: true };
  await mkdir(ownPicturesFolder(config), { recursive: true });
  await serve(
    app,
    folders.filter((folder) => existsSync(folder)),
    options,
  );
}

/** Neither compressed copies nor files of the build tools. */
const notForRoutes = ['**/*.br', '**/*.gz', '**/*.map'];

/**
 * Names under `/assets` carry a hash of their content. `sharesAssets`: a back end has files there too, so each of ours
 * gets a route of its own and leaves the other names free.
 */
export async function registerStatic(app: FastifyInstance, { sharesAssets = false } = {}): Promise<void> {
  const client = inRoot('dist', 'client');
  await serve(app, `${client}${sep}assets`, {
    prefix: '/assets/',
    ...(sharesAssets && { wildcard: false, globIgnore: notForRoutes }),
    preCompressed: true,
    // A hashed file is never revalidated.
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
    globIgnore: ['assets/**', '**/*.html', '.vite/**', ...notForRoutes],
    setHeaders: withCaching(always),
  });
}
