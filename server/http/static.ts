/** Sends files: the built client and the pictures of the demo shop. */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#server/domain/refusal.ts';
import { inRoot } from '#server/root.ts';
import { type FileStore, mimeOf, type Storage, type StoreFolder, storeOf } from '#server/uploads/file-store.ts';
import { uncounted } from './limits.ts';

const forever = 'public, max-age=31536000, immutable';
const always = 'no-cache';

type Folder = string | string[];

/** Browsers read modules as UTF-8, whatever the header says. */
async function shortenModuleType(_request: FastifyRequest, reply: FastifyReply) {
  if (reply.getHeader('content-type') === 'application/javascript; charset=utf-8')
    reply.header('content-type', 'text/javascript');
}

async function serve(app: FastifyInstance, root: Folder, options: Partial<FastifyStaticOptions>): Promise<void> {
  if (typeof root === 'string' && !existsSync(root)) return;
  await app.register(async (files) => {
    files.addHook('onSend', shortenModuleType);
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

/** Of storage that is no folder. */
function registerStoredPictures(app: FastifyInstance, store: FileStore): void {
  app.get<{ Params: { name: string } }>(
    '/pictures/:name(^(?:own|look)-[\\w-]+\\.webp$)',
    uncounted,
    async ({ params }, reply) => {
      const found = await store.open(params.name);
      if (!found) throw notFound();
      asPicture(reply);
      return reply.type(mimeOf(params.name)).header('content-length', found.size).send(found.stream);
    },
  );
}

/** A picture that changes gets a new name. */
export async function registerPictures(app: FastifyInstance, config: Storage): Promise<void> {
  const own = join(config.uploadsDir, 'pictures' satisfies StoreFolder);
  const folders = [inRoot('server', 'pictures'), ...(config.s3 ? [] : [own])];
  const options = { prefix: '/pictures/', setHeaders: asPicture, wildcard: true };
  if (config.s3) registerStoredPictures(app, storeOf(config, 'pictures'));
  else await mkdir(own, { recursive: true });
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
 * gets a route of its own and leaves the other names free. `leaves`: files at the top that have routes elsewhere.
 */
export async function registerStatic(
  app: FastifyInstance,
  { sharesAssets = false, leaves = [] }: { sharesAssets?: boolean; leaves?: readonly string[] } = {},
): Promise<void> {
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
    globIgnore: ['assets/**', '**/*.html', '.vite/**', ...leaves, ...notForRoutes],
    setHeaders: withCaching(always),
  });
}
