/** What a backup says about itself; `restore` believes none of it before it has checked it. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '#server/start-error.ts';

export const names = { manifest: 'manifest.json', dump: 'database.dump', uploads: 'uploads' } as const;

const shape = z.object({
  format: z.literal(1),
  version: z.string(),
  takenAt: z.string(),
  postgres: z.number().int(),
  /** SHA-256 of the dump. */
  dump: z.string().regex(/^[\da-f]{64}$/),
  /** How many files shoppers have sent. */
  uploads: z.number().int().nonnegative(),
  /** Settings of the database itself, which no dump of its content has. */
  settings: z.array(z.tuple([z.string().regex(/^[a-z_]+\.[a-z_]+$/), z.string()])),
});

export type Manifest = z.infer<typeof shape>;

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** Reads the manifest of an unpacked backup, and compares the dump with it. */
export async function checkedManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, names.manifest), 'utf8').catch(() => '');
  const read = shape.safeParse(text ? JSON.parse(text) : undefined);
  if (!read.success) throw new StartError('The file is no backup that this version can read: its manifest is missing.');
  const dump = await hashOf(join(folder, names.dump)).catch(() => '');
  if (dump !== read.data.dump) throw new StartError('The backup is damaged: its dump is not the one that was written.');
  return read.data;
}
