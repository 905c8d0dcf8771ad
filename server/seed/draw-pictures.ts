/** Draws every picture of the demo shop into `server/pictures/` and writes their index; run it with tsx. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { composeCard } from './drawing/compose.ts';
import { icons } from './drawing/icons.ts';
import { composeScene } from './drawing/scenes.ts';
import { svg } from './drawing/shapes.ts';
import { cardJobs, sceneJobs } from './picture-list.ts';

type PictureFile = { file: string; width: number; height: number };
type Picture = { files: PictureFile[]; width: number; height: number; tint: string };

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', 'pictures');
const CARD_SIZES = [160, 320, 640];
const ICON_SIZES = [160];
const QUALITY = 80;
const PROGRESS_EVERY = 50;

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

const tintOf = async (image: Buffer) => {
  const { channels } = await sharp(image).flatten({ background: '#ffffff' }).stats();
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => hex(mean))
    .join('')}`;
};

const write = async (slug: string, image: Buffer, width: number): Promise<PictureFile> => {
  const file = `${slug}-${width}.webp`;
  const written = await sharp(image)
    .resize(width)
    .webp({ quality: QUALITY, effort: 5, smartSubsample: true })
    .toFile(join(FOLDER, file));
  return { file, width: written.width, height: written.height };
};

const describe = async (files: PictureFile[], image: Buffer): Promise<Picture> => {
  const largest = files.reduce((best, next) => (next.width > best.width ? next : best));
  return { files, width: largest.width, height: largest.height, tint: await tintOf(image) };
};

const inSizes = async (slug: string, image: Buffer, sizes: readonly number[]) => {
  const files = await Promise.all(sizes.map((size) => write(slug, image, size)));
  return describe(files, image);
};

const drawCards = async (index: Record<string, Picture>) => {
  for (const [at, { slug, ...card }] of cardJobs().entries()) {
    index[slug] = await inSizes(slug, await composeCard(card), CARD_SIZES);
    if (at % PROGRESS_EVERY === 0) console.log(`${at} cards drawn`);
  }
};

const drawScenes = async (index: Record<string, Picture>) => {
  for (const { slug, frames, ...scene } of sceneJobs()) {
    const images = await Promise.all(frames.map((frame) => composeScene(scene, frame)));
    const files = await Promise.all(images.map((image, at) => write(slug, image, frames[at]?.width ?? 0)));
    index[slug] = await describe(files, images[0] as Buffer);
  }
};

const drawIcons = async (index: Record<string, Picture>) => {
  for (const [slug, body] of Object.entries(icons)) {
    index[slug] = await inSizes(slug, await sharp(svg(body)).png().toBuffer(), ICON_SIZES);
  }
};

const removeOld = async () => {
  for (const name of await readdir(FOLDER)) await rm(join(FOLDER, name));
};

const main = async () => {
  await mkdir(FOLDER, { recursive: true });
  await removeOld();
  const index: Record<string, Picture> = {};
  await drawIcons(index);
  await drawScenes(index);
  await drawCards(index);
  const sorted = Object.fromEntries(Object.entries(index).sort(([one], [other]) => one.localeCompare(other)));
  await writeFile(join(FOLDER, 'index.json'), `${JSON.stringify(sorted)}\n`);
  console.log(`${Object.keys(sorted).length} pictures in ${FOLDER}`);
};

await main();
