/**
 * Draws the pictures of the demo shop into `server/pictures/` and writes their index; run it with tsx. The slug of
 * a category as its argument draws the pictures of that category's products only, `places` all others; the rest is kept.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { icons } from './icons.ts';
import { markJobs, sceneJobs, tileJobs } from './picture-list.ts';
import { composeView, render, type View } from './studio/compose.ts';
import { CANVAS } from './studio/paint.ts';
import { composeMark, composeScene, composeTile } from './studio/places.ts';
import { productPictures } from './studio/products.ts';
import type { SecondShown } from './studio/subject.ts';

type PictureFile = { file: string; width: number; height: number };
type Picture = { files: PictureFile[]; width: number; height: number; tint: string; shows?: Shown };
/** Of a product's pictures: for the text that stands for them. */
type Shown = SecondShown | 'goods' | 'label';
type Job = {
  slug: string;
  widths: readonly number[];
  /** The category of the products, or `places`. */
  part: string;
  draw: () => Buffer | readonly Buffer[];
  shows?: Shown;
};

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', 'pictures');
const INDEX = join(FOLDER, 'index.json');
const CARD = [160, 320, 640];
/** What a gallery shows beside the first picture: as a thumbnail and large. */
const GALLERY = [160, 640];
const ICON = [160];
/** By the width. What is drawn has smooth surfaces, so that little of it is lost. */
const QUALITY = new Map([
  [160, 50],
  [320, 46],
]);
const QUALITY_LARGE = 38;
const QUALITY_SMALL_LABEL = 30;
/** Flat colours and their soft edges; a label is as sharp as it is printed. */
const COLOURS_OF_LABEL = 16;

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

const tintOf = async (image: Buffer) => {
  const { channels } = await sharp(image).flatten({ background: '#ffffff' }).stats();
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => hex(mean))
    .join('')}`;
};

/** A large label keeps every pixel of its few colours: that is smaller than type with the traces of compression. */
const encoded = async (image: Buffer, width: number, shows?: Shown) => {
  const resized = sharp(image).resize(width);
  if (shows !== 'label') {
    return resized.webp({ quality: QUALITY.get(width) ?? QUALITY_LARGE, effort: 6, preset: 'picture' });
  }
  if (width < CANVAS) return resized.webp({ quality: QUALITY_SMALL_LABEL, effort: 6 });
  const flat = await resized.png({ palette: true, colours: COLOURS_OF_LABEL, dither: 0 }).toBuffer();
  return sharp(flat).webp({ lossless: true, effort: 6 });
};

const write = async (slug: string, image: Buffer, width: number, shows?: Shown): Promise<PictureFile> => {
  const file = `${slug}-${width}.webp`;
  const written = await (await encoded(image, width, shows)).toFile(join(FOLDER, file));
  return { file, width: written.width, height: written.height };
};

/** One drawing in several widths, or one drawing for each width. */
const written = async ({ slug, widths, draw, shows }: Job): Promise<Picture> => {
  const drawings = [draw()].flat() as Buffer[];
  const files = await Promise.all(
    widths.map((width, at) => write(slug, (drawings[at] ?? drawings[0]) as Buffer, width, shows)),
  );
  const largest = files.reduce((best, next) => (next.width > best.width ? next : best));
  return { files, width: largest.width, height: largest.height, tint: await tintOf(drawings[0] as Buffer) };
};

const shownIn = (view: View, secondShows: SecondShown): Shown =>
  (({ first: 'goods', second: secondShows, facts: 'label' }) as const)[view];

const places = (): Omit<Job, 'part'>[] => [
  ...Object.entries(icons).map(([slug, body]) => ({ slug, widths: ICON, draw: () => render(body) })),
  ...tileJobs().map(({ slug, glyph, hue, isWhole }) => ({
    slug,
    widths: CARD,
    draw: () => composeTile(slug, glyph, hue, isWhole),
  })),
  ...markJobs().map(({ slug, name, glyph, hue }) => ({
    slug,
    widths: CARD,
    draw: () => composeMark(slug, name, glyph, hue),
  })),
  ...sceneJobs().map(({ slug, frames, ...scene }) => ({
    slug,
    widths: frames.map(({ width }) => width),
    draw: () => frames.map((frame) => composeScene(slug, scene, frame)),
  })),
];

const goods = (): Job[] =>
  productPictures().map(({ slug, view, category, ...what }) => ({
    slug,
    part: category,
    widths: view === 'first' ? CARD : GALLERY,
    draw: () => composeView(slug, view, what),
    shows: shownIn(view, what.subject.secondShows),
  }));

const jobs = (): Job[] => [...places().map((job) => ({ ...job, part: 'places' })), ...goods()];

const readIndex = async (): Promise<Record<string, Picture>> =>
  JSON.parse(await readFile(INDEX, 'utf8').catch(() => '{}'));

const removeOthers = async (index: Record<string, Picture>) => {
  const kept = new Set(['index.json', ...Object.values(index).flatMap(({ files }) => files.map(({ file }) => file))]);
  for (const name of await readdir(FOLDER)) if (!kept.has(name)) await rm(join(FOLDER, name));
};

const main = async (part?: string) => {
  await mkdir(FOLDER, { recursive: true });
  const old = await readIndex();
  const index: Record<string, Picture> = {};
  for (const job of jobs()) {
    const picture = part === undefined || part === job.part ? await written(job) : old[job.slug];
    if (picture) index[job.slug] = { ...picture, ...(job.shows && { shows: job.shows }) };
  }
  const sorted = Object.fromEntries(Object.entries(index).sort(([one], [other]) => one.localeCompare(other)));
  await removeOthers(sorted);
  await writeFile(INDEX, `${JSON.stringify(sorted)}\n`);
  console.log(`${Object.keys(sorted).length} pictures in ${FOLDER}`);
};

await main(process.argv[2]);
