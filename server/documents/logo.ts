/** The logo of a seller for a document: PDFs take no WebP. */
import { existsSync } from 'node:fs';
import { inRoot } from '#server/root.ts';
import { pictureOf } from '#server/serializers/pictures.ts';
import { imageLibrary } from '#server/uploads/image-library.ts';

/** Four times the size on paper. */
const pixels = 160;

/** Undefined for a picture that the shop does not have as a drawn file. */
export async function logoFile(name: string): Promise<Buffer | undefined> {
  const [, file] = /^\/pictures\/([\w-]+\.webp)$/.exec(pictureOf(name).medium) ?? [];
  const path = file && inRoot('server', 'pictures', file);
  if (!path || !existsSync(path)) return undefined;
  const sharp = await imageLibrary();
  return sharp(path).resize(pixels, pixels, { fit: 'cover' }).png().toBuffer();
}
