/**
 * Keeps uploaded files: the bytes in the uploads folder under a random name, a row in `uploads`. In a handler:
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
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/pool.ts';
import { insertUpload, knownNames, type UploadPurpose } from '#server/db/queries/uploads.ts';
import type { CheckedFile } from './checked-file.ts';
import { isFileName } from './file-links.ts';

export type StoredFile = { id: number; name: string };

type Folder = Pick<Config, 'uploadsDir'>;
export type Belonging = { ownerId: number; purpose: UploadPurpose; isPublic: boolean };

const endings = { image: 'webp', pdf: 'pdf' } as const;

export const folderOf = ({ uploadsDir }: Folder): string => join(uploadsDir, 'kept');

/** Whole or not at all, also when the machine stops in between. */
async function write(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${name}.new`);
  await writeFile(draft, bytes, { mode: 0o600, flush: true });
  await rename(draft, join(folder, name));
}

const shown = (name: string): string => name.replaceAll(/\p{C}/gu, '').slice(-100) || 'file';

export async function storeFile(tx: Db, config: Folder, file: CheckedFile, belonging: Belonging): Promise<StoredFile> {
  const name = `${randomBytes(16).toString('base64url')}.${endings[file.kind]}`;
  await write(folderOf(config), name, file.bytes);
  const { kind, mime, bytes, originalName } = file;
  const row = { ...belonging, name, kind, mime, size: bytes.length, originalName: shown(originalName) };
  return { id: await insertUpload(tx, row), name };
}

/** The numbers of the uploads, in the order of the files. */
export async function storeFiles(
  tx: Db,
  config: Folder,
  files: readonly CheckedFile[],
  belonging: Belonging,
): Promise<number[]> {
  const ids: number[] = [];
  for (const file of files) ids.push((await storeFile(tx, config, file, belonging)).id);
  return ids;
}

/** Removes files whose rows are gone; call it after the commit. */
export async function removeFiles(config: Folder, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(join(folderOf(config), name), { force: true })));
}

const graceMs = 60 * 60_000;
const atOnce = 500;

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** The files of a folder that nobody can be in the middle of writing. */
async function settled(folder: string): Promise<string[]> {
  const old = async (name: string) => {
    const found = await stat(join(folder, name)).catch(() => undefined);
    return found && Date.now() - found.mtimeMs > graceMs ? [name] : [];
  };
  const names: string[] = [];
  for (const name of await namesIn(folder)) names.push(...(await old(name)));
  return names;
}

/** Files without a row, drafts and what came with requests that never ended. */
export async function purgeFiles(db: Db, config: Folder): Promise<number> {
  const incoming = join(config.uploadsDir, 'incoming');
  const left = (await settled(incoming)).map((name) => join(incoming, name));
  const kept = await settled(folderOf(config));
  for (let at = 0; at < kept.length; at += atOnce) {
    const batch = kept.slice(at, at + atOnce);
    const known = await knownNames(db, batch.filter(isFileName));
    left.push(...batch.filter((name) => !known.has(name)).map((name) => join(folderOf(config), name)));
  }
  for (const path of left) await rm(path, { force: true });
  return left.length;
}
