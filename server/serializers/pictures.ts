/** Where pictures are, and how large: the drawn ones are listed in `server/pictures/index.json`. */
import { existsSync, readFileSync } from 'node:fs';
import type { components } from '#api/generated/schema.ts';
import { ownPicture, pictureFile, pictureWidths } from '#server/pictures.ts';
import { inRoot } from '#server/root.ts';

type Picture = components['schemas']['Picture'];
/** Of the pictures of a product: the first, and what the others show. */
type Shown = 'goods' | 'pack' | 'inside' | 'view' | 'label';
type Drawn = {
  files: { file: string; width: number }[];
  width: number;
  height: number;
  tint: string;
  shows?: Shown;
};

function readIndex(): Record<string, Drawn> {
  const file = inRoot('server', 'pictures', 'index.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** For a picture that the owner named and nobody drew: the address where it would be. */
const undrawn = (slug: string): Drawn => ({
  files: [160, 320, 640].map((width) => ({ file: `${slug}-${width}.webp`, width })),
  width: 640,
  height: 640,
  tint: '#eef2ee',
});

/** A wide picture has fewer widths than the contract; then the next one that there is stands in. */
function toPicture({ files, width, height, tint }: Drawn): Picture {
  const sorted = [...files].sort((a, b) => a.width - b.width);
  const addressOf = (found: Drawn['files'][number] | undefined) => (found ? `/pictures/${found.file}` : '');
  const large = addressOf(sorted.at(-1));
  const small = addressOf(sorted[0]);
  const medium = addressOf(sorted.find((file) => file.width >= width / 2)) || large;
  return { small, medium, large, width, height, tint };
}

const index = readIndex();
const drawn = new Map(Object.entries(index).map(([slug, entry]) => [slug, toPicture(entry)]));

/** What a drawn picture of a product shows. */
export const shownOn = (name: string): Shown => index[name]?.shows ?? 'goods';

/** A file that somebody sent has one width; it stands in for all. */
const sent = (address: string): Picture => ({
  ...toPicture(undrawn('')),
  small: address,
  medium: address,
  large: address,
});

/** In all widths; the name says how large the largest is. */
function brought(name: string): Picture | undefined {
  const size = ownPicture(name);
  return (
    size && toPicture({ ...size, files: pictureWidths.map((width) => ({ file: pictureFile(name, width), width })) })
  );
}

/** Goods and shops of which the owner has no picture yet. */
const noPicture = '/no-picture.svg';

export const isDrawn = (name: string): boolean => drawn.has(name);

/** A drawn picture by its name, one that the operator brought, or an uploaded one by its address. */
export const pictureOf = (name: string): Picture =>
  name.startsWith('/') || name === ''
    ? sent(name || noPicture)
    : (drawn.get(name) ?? brought(name) ?? toPicture(undrawn(name)));

/** The width that fits a card. */
export const thumbnailOf = (slug: string): string => pictureOf(slug).medium;

/** For mails: Outlook on Windows shows neither WebP nor SVG. Goods without a picture have the shop's icon. */
export const mailPictureOf = (name: string): string => {
  const [, file] = /^(\/(?:pictures|uploads)\/[\w-]+)\.webp$/.exec(pictureOf(name).small) ?? [];
  return file ? `/previews${file}.jpg` : '/icon-192.png';
};

/** Empty where there is none. */
export const logoOf = (name: string): string => (name === '' ? name : pictureOf(name).medium);
