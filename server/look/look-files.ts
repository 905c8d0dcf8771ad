/** Files of a look: logos and fonts, checked, and named by their content. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { fontFile } from '#server/pictures.ts';
import { mimeOf, type Storage, storeOf } from '#server/uploads/file-store.ts';
import { imageLibrary } from '#server/uploads/image-library.ts';

/** A file that cannot be taken, with the reason as a sentence. */
export class WrongFile extends Error {}

const mostBytes = 2_000_000;
const mostPixels = 40_000_000;

async function checkSize(path: string): Promise<void> {
  const file = await stat(path).catch(() => undefined);
  if (!file?.isFile()) throw new WrongFile(`There is no file ${path}.`);
  if (file.size > mostBytes) throw new WrongFile(`${path} has more than 2 MB.`);
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 24);

/** Twice the size in which the storefront shows it. */
const boxes = { logo: { width: 640, height: 128 }, icon: { width: 512, height: 512 } } as const;

/** Drawn anew as WebP, so that nothing else of the file is kept. Drawings (SVG) are not read at all. Returns the address. */
export async function storeLogo(path: string, kind: keyof typeof boxes, storage: Storage): Promise<string> {
  await checkSize(path);
  const sharp = await imageLibrary();
  const picture = sharp(path, { limitInputPixels: mostPixels });
  const image = await pixelsOf(picture, path, kind);
  const name = `look-${hashOf(image)}.webp`;
  await storeOf(storage, 'pictures').put(name, image, mimeOf(name));
  return `/pictures/${name}`;
}

async function pixelsOf(picture: Sharp, path: string, kind: keyof typeof boxes): Promise<Buffer> {
  const size = await picture.metadata().catch(() => undefined);
  if (!size) throw new WrongFile(`${path} is no picture: PNG, JPEG or WebP.`);
  const { width, height } = size;
  if (kind === 'icon' && Math.abs(width - height) > Math.max(width, height) * 0.1)
    throw new WrongFile(`${path} is ${width} × ${height}; an icon is a square.`);
  const inBox = picture.autoOrient().resize({ ...boxes[kind], fit: 'inside', withoutEnlargement: true });
  return inBox
    .webp({ quality: 92 })
    .toBuffer()
    .catch(() => {
      throw new WrongFile(`${path} cannot be read to its end.`);
    });
}

/** Returns its name. The browser checks the rest of the file before it uses it. */
export async function storeFont(path: string, storage: Storage): Promise<string> {
  await checkSize(path);
  const source = await readFile(path);
  if (
    source.length < 12 ||
    source.subarray(0, 4).toString('latin1') !== 'wOF2' ||
    source.readUInt32BE(8) !== source.length
  )
    throw new WrongFile(`${path} is no font in the format WOFF2.`);
  const name = hashOf(source);
  const file = fontFile(name);
  await storeOf(storage, 'pictures').put(file, source, mimeOf(file));
  return name;
}
