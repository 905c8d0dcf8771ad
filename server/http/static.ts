/** Sends files: the built client and the pictures of the demo shop. */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '#server/domain/refusal.ts';
import { inRoot } from '#server/root.ts';
import { type FileStore, mimeOf, type Storage, type StoreFolder, storeOf } from '#server/uploads/file-store.ts';
import { registerAssets } from './assets.ts';
import { uncounted } from './limits.ts';

const forever = 'public, max-age=31536000, immutable';
const always = 'no-cache';

/** Leads to no other folder. */
const flatName = '^[\\w-][\\w.-]*$';

type Options = Partial<FastifyStaticOptions> & { prefix: string };

/** `add` adds routes that send files of `options.root`. */
async function serve(app: FastifyInstance, options: FastifyStaticOptions, add = (_: FastifyInstance) => {}) {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...uncounted.config };
    });
    await files.register(fastifyStatic, { index: false, cacheControl: false, ...options });
    add(files);
  });
}

type Send = (reply: FastifyReply, name: string) => FastifyReply | Promise<FastifyReply>;

const sendFromDisk: Send = (reply, name) => reply.sendFile(name);

/** One route finds a file by its name. The wildcard route of the plugin lists the whole folder for each request. */
async function serveFolders(app: FastifyInstance, folders: string[], options: Options, send = sendFromDisk) {
  const root = folders.filter((folder) => existsSync(folder));
  if (root.length === 0) return;
  await serve(app, { root, serve: false, ...options }, (files) => {
    files.get<{ Params: { name: string } }>(`${options.prefix}:name(${flatName})`, ({ params }, reply) =>
      send(reply, params.name),
    );
  });
}

const withCaching = (value: string) => (reply: FastifyReply) => {
  reply.header('cache-control', value);
};

/** A mail program may show it in a page of its own. */
const asPicture = (reply: FastifyReply) => {
  withCaching(forever)(reply);
  reply.header('cross-origin-resource-policy', 'cross-origin');
};

/** Those of the shop are in a bucket, the drawn ones of the demo on the disk. */
const sendFromBucket =
  (store: FileStore): Send =>
  async (reply, name) => {
    if (!/^(own|look)-[\w-]+\.webp$/.test(name)) return reply.sendFile(name);
    const found = await store.open(name);
    if (!found) throw notFound();
    asPicture(reply);
    return reply.type(mimeOf(name)).header('content-length', found.size).send(found.stream);
  };

/** A picture that changes gets a new name. */
export async function registerPictures(app: FastifyInstance, config: Storage): Promise<void> {
  const drawn = inRoot('server', 'pictures');
  const options = { prefix: '/pictures/', setHeaders: asPicture };
  if (config.s3) return serveFolders(app, [drawn], options, sendFromBucket(storeOf(config, 'pictures')));
  const own = join(config.uploadsDir, 'pictures' satisfies StoreFolder);
  await mkdir(own, { recursive: true });
  await serveFolders(app, [drawn, own], options);
}

/** Neither compressed copies nor files of the build tools. */
const notForRoutes = ['**/*.br', '**/*.gz', '**/*.map'];

/** `sharesAssets`: a back end has files in `/assets` too. `leaves`: files at the top that have routes elsewhere. */
export async function registerStatic(
  app: FastifyInstance,
  { sharesAssets = false, leaves = [] }: { sharesAssets?: boolean; leaves?: readonly string[] } = {},
): Promise<void> {
  const client = inRoot('dist', 'client');
  if (!existsSync(client)) return;
  registerAssets(app, join(client, 'assets'), { sharesPrefix: sharesAssets });
  // Only the files that are there at start (favicon, robots.txt …) get a route; everything else is a page.
  await serve(app, {
    root: client,
    wildcard: false,
    prefix: '/',
    preCompressed: true,
    globIgnore: ['assets/**', '**/*.html', '.vite/**', ...leaves, ...notForRoutes],
    setHeaders: withCaching(always),
  });
}
