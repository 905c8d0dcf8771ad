/** Files in a folder of the disk. */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore, ListedFile, StoreFolder } from './file-store.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

function unlessMissing<Value>(error: unknown, value: Value): Value {
  if (isMissing(error)) return value;
  throw error;
}

/** A link where the file system can: the files never change, and a copy would cost their size twice. */
async function linkOrCopy(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch((error: unknown) => {
      if (isMissing(error)) throw error;
      return copyFile(from, to, constants.COPYFILE_FICLONE);
    });
    return true;
  } catch (error) {
    return unlessMissing(error, false);
  }
}

async function opened(path: string) {
  const file = await open(path).catch((error: unknown) => unlessMissing(error, undefined));
  if (!file) return undefined;
  const { size } = await file.stat();
  return { size, stream: file.createReadStream() };
}

async function* listed(folder: string): AsyncGenerator<ListedFile> {
  const names = await readdir(folder).catch((error: unknown) => unlessMissing(error, []));
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found?.isFile()) yield { name, changedAt: found.mtimeMs };
  }
}

/** The folder is made when it is first written to. */
export function diskStore(uploadsDir: string, name: StoreFolder): FileStore {
  const folder = join(uploadsDir, name);
  const at = (file: string) => join(folder, file);
  return {
    // Also when the machine stops in between.
    async put(file, bytes) {
      await mkdir(folder, { recursive: true });
      // Two processes may write the same picture at once.
      const draft = at(`${file}.${randomUUID()}.new`);
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await rename(draft, at(file));
    },
    open: (file) => opened(at(file)),
    async remove(names) {
      await Promise.all(names.map((file) => rm(at(file), { force: true })));
    },
    list: () => listed(folder),
    copyTo: (file, path) => linkOrCopy(at(file), path),
    async take(path, file) {
      await mkdir(folder, { recursive: true });
      await rename(path, at(file));
    },
  };
}
