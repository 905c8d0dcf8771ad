/** The logo of a seller for a document: PDFs take no WebP. */
import { existsSync } from 'node:fs';
import { isOwnPictureFile } from '#server/pictures.ts';
import { inRoot } from '#server/root.ts';
import { pictureOf } from '#server/serializers/pictures.ts';
import { readAll, type Storage, storeOf } from '#server/uploads/file-store.ts';
import { imageLibrary } from '#server/uploads/image-library.ts';

/** Four times the size on paper. */
const pixels = 160;

async function sourceOf(file: string, storage: Storage): Promise<string | Buffer | undefined> {
  if (isOwnPictureFile(file)) return readAll(storeOf(storage, 'pictures'), file);
  const path = inRoot('server', 'pictures', file);
  return existsSync(path) ? path : undefined;
}

/** Undefined for a picture that the shop does not have as a file. */
export async function logoFile(name: string, storage: Storage): Promise<Buffer | undefined> {
  const [, file] = /^\/pictures\/([\w-]+\.webp)$/.exec(pictureOf(name).medium) ?? [];
  const source = file && (await sourceOf(file, storage));
  if (!source) return undefined;
  const sharp = await imageLibrary();
  return sharp(source).resize(pixels, pixels, { fit: 'cover' }).png().toBuffer();
}
