/**
 * The shop's pictures as JPEG, at the address of the WebP with `/previews` before it: what makes cards of links
 * (messengers, networks) often reads no WebP. They are made when they are asked for, which is seldom.
 */
import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/pool.ts';
import { uploadNamed } from '#server/db/queries/uploads.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { notFound } from '#server/domain/refusal.ts';
import { inRoot } from '#server/root.ts';
import { turnstile } from '#server/security/in-turn.ts';
import { readAll, type StoreFolder, storeOf } from '#server/uploads/file-store.ts';
import { imageLibrary } from '#server/uploads/image-library.ts';

type Requested = { Params: { folder: string; name: string } };

const inTurn = turnstile({ atOnce: 1, longestQueue: 20 });

/** JPEG has no transparency: transparent pixels become white. */
const asJpeg = (picture: string | Buffer) =>
  inTurn(async () => {
    const sharp = await imageLibrary();
    return sharp(picture)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer()
      .catch(() => {
        throw notFound();
      });
  });

type PreviewServices = Pick<Dependencies, 'config' | 'cache'> & { db: Db };

export function registerPreviews(app: FastifyInstance, { db, config, cache }: PreviewServices): void {
  /** Converted once for all concurrent requests and cached, because a shared link is fetched by many. */
  async function previewOf({ folder, name }: Requested['Params']): Promise<Buffer> {
    const key = `preview ${folder}/${name}`;
    const kept = cache.find(key);
    if (kept) return kept.body;
    const era = cache.currentEra;
    return cache.singleFlight(
      key,
      async () => cache.store(key, era, await asJpeg(await pictureOf(folder, `${name}.webp`))).body,
    );
  }

  /** Private files have no previews. */
  async function refuseUnlessPublic({ folder, name }: Requested['Params']): Promise<void> {
    if (folder === 'pictures') return;
    const found = folder === 'uploads' ? await uploadNamed(db, `${name}.webp`) : undefined;
    if (!found?.isPublic) throw notFound();
  }

  async function pictureOf(folder: string, file: string): Promise<string | Buffer> {
    if (folder === 'uploads') return bytesOf('kept', file);
    return file.startsWith('own-') ? bytesOf('pictures', file) : inRoot('server', 'pictures', file);
  }

  async function bytesOf(folder: StoreFolder, file: string): Promise<Buffer> {
    const bytes = await readAll(storeOf(config, folder), file);
    if (!bytes) throw notFound();
    return bytes;
  }

  app.get<Requested>('/previews/:folder/:name(^[\\w-]+).jpg', async ({ params }, reply) => {
    await refuseUnlessPublic(params);
    const bytes = await previewOf(params);
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/jpeg').send(bytes);
  });
}
