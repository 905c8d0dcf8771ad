/**
 * The shop's pictures as JPEG, at the address of the WebP with `/previews` before it: what makes cards of links
 * (messengers, networks) often reads no WebP. They are made when they are asked for, which is seldom.
 */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Db } from '#server/db/pool.ts';
import { uploadNamed } from '#server/db/queries/uploads.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { notFound } from '#server/domain/refusal.ts';
import { ownPicturesFolder } from '#server/pictures.ts';
import { inRoot } from '#server/root.ts';
import { turnstile } from '#server/security/in-turn.ts';
import { folderOf } from '#server/uploads/stored-files.ts';

type Requested = { Params: { folder: string; name: string } };

const inTurn = turnstile({ atOnce: 1, longestQueue: 20 });

/** JPEG has no transparency: transparent pixels become white. */
const asJpeg = (path: string) =>
  inTurn(() =>
    sharp(path)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer()
      .catch(() => {
        throw notFound();
      }),
  );

type PreviewServices = Pick<Dependencies, 'config' | 'cache'> & { db: Db };

export function registerPreviews(app: FastifyInstance, { db, config, cache }: PreviewServices): void {
  /** Converted once for all concurrent requests and cached, because a shared link is fetched by many. */
  async function previewOf(path: string): Promise<Buffer> {
    const key = `preview ${path}`;
    const kept = cache.find(key);
    if (kept) return kept.body;
    const era = cache.currentEra;
    return cache.singleFlight(key, async () => cache.store(key, era, await asJpeg(path)).body);
  }

  /** Private files have no previews. */
  async function pathOf({ folder, name }: Requested['Params']): Promise<string> {
    const file = `${name}.webp`;
    if (folder === 'pictures')
      return name.startsWith('own-') ? join(ownPicturesFolder(config), file) : inRoot('server', 'pictures', file);
    const found = await uploadNamed(db, file);
    if (folder !== 'uploads' || !found?.isPublic) throw notFound();
    return join(folderOf(config), file);
  }

  app.get<Requested>('/previews/:folder/:name(^[\\w-]+).jpg', async ({ params }, reply) => {
    const bytes = await previewOf(await pathOf(params));
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/jpeg').send(bytes);
  });
}
