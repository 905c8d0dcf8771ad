/**
 * Keeps uploaded files: the bytes in the store under a random name (`file-store.ts`), a row in `uploads`. In a handler:
 *
 *     const [upload] = uploadsOf(request, 'photos');                        // form-body.ts
 *     const file = await readImage(upload, { bytes: pictureBytes, edge: 1600 });   // checked-file.ts, before the transaction
 *     const kept = await storeFile(tx, config, file, { ownerId, purpose: 'return', isPublic: false });
 *     publicLink(kept.name)                                                 // or, for the owner alone and ten minutes:
 *     privateLink(await secretOf(), kept.name, clock())    // const secretOf = shopSecretOf(deps)
 *
 * Refer to a file by `uploads.id`. A file without a row, because the transaction failed or the row was deleted, is
 * removed by the hourly tidying.
 */
import { randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#server/db/pool.ts';
import { insertUpload, knownNames, type UploadPurpose } from '#server/db/queries/uploads.ts';
import type { CheckedFile } from './checked-file.ts';
import { isFileName } from './file-links.ts';
import { type Storage, storeOf } from './file-store.ts';

export type StoredFile = { id: number; name: string };

export type Belonging = { ownerId: number; purpose: UploadPurpose; isPublic: boolean };

const endings = { image: 'webp', pdf: 'pdf' } as const;

const shown = (name: string): string => name.replaceAll(/\p{C}/gu, '').slice(-100) || 'file';

export async function storeFile(tx: Db, config: Storage, file: CheckedFile, belonging: Belonging): Promise<StoredFile> {
  const name = `${randomBytes(16).toString('base64url')}.${endings[file.kind]}`;
  const { kind, mime, bytes, originalName } = file;
  await storeOf(config, 'kept').put(name, bytes, mime);
  const row = { ...belonging, name, kind, mime, size: bytes.length, originalName: shown(originalName) };
  return { id: await insertUpload(tx, row), name };
}

/** The numbers of the uploads, in the order of the files. */
export async function storeFiles(
  tx: Db,
  config: Storage,
  files: readonly CheckedFile[],
  belonging: Belonging,
): Promise<number[]> {
  const ids: number[] = [];
  for (const file of files) ids.push((await storeFile(tx, config, file, belonging)).id);
  return ids;
}

/** Removes files whose rows are gone; call it after the commit. */
export async function removeFiles(config: Storage, names: readonly string[]): Promise<void> {
  await storeOf(config, 'kept').remove(names);
}

const graceMs = 60 * 60_000;
const atOnce = 500;

const isSettled = (changedAt: number, now: Date) => now.getTime() - changedAt > graceMs;

/** What came with requests that never ended; it is on the disk of this server. */
async function purgeIncoming({ uploadsDir }: Storage, now: Date): Promise<number> {
  const folder = join(uploadsDir, 'incoming');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let count = 0;
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (!found || !isSettled(found.mtimeMs, now)) continue;
    await rm(join(folder, name), { force: true });
    count += 1;
  }
  return count;
}

/** Files without a row, drafts and what came with requests that never ended. */
export async function purgeFiles(db: Db, config: Storage, now: Date): Promise<number> {
  const store = storeOf(config, 'kept');
  let count = await purgeIncoming(config, now);

  async function purgeBatch(names: readonly string[]): Promise<void> {
    const known = await knownNames(db, names.filter(isFileName));
    const lost = names.filter((name) => !known.has(name));
    await store.remove(lost);
    count += lost.length;
  }

  let batch: string[] = [];
  for await (const { name, changedAt } of store.list()) {
    // Nobody can be in the middle of writing it.
    if (isSettled(changedAt, now)) batch.push(name);
    if (batch.length < atOnce) continue;
    await purgeBatch(batch);
    batch = [];
  }
  await purgeBatch(batch);
  return count;
}
