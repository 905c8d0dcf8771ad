/** Draws the icon of a shop. */
import type { Sharp } from 'sharp';
import { textOn } from '#server/domain/colour.ts';
import { inRoot } from '#server/root.ts';
import { imageLibrary } from '#server/uploads/image-library.ts';

export type IconDrawing = {
  /** Empty: the colour alone. */
  letter: string;
  /** `#rrggbb` */
  colour: string;
  /** The file of a square logo, which stands for the letter. */
  picture: string | undefined;
};

type Icon = { size: number; toTheEdge: boolean; form: 'png' | 'svg' | 'ico' };

/** The font has Latin and Arabic letters; a shop whose name begins otherwise has its colour alone. */
export const iconLetter = (name: string): string =>
  /^[\p{Script=Latin}\p{Script=Arabic}\d]/u.exec(name.trim())?.[0].toLocaleUpperCase() ?? '';

/** Machines of servers have no fonts, so it is one of the documents. */
const fontOf = (letter: string) => {
  const script = /\p{Script=Arabic}/u.test(letter) ? 'arabic' : letter.charCodeAt(0) > 0xff ? 'latin-ext' : 'latin';
  return inRoot('server', 'documents', 'fonts', `noto-sans-arabic-${script}-bold.ttf`);
};

type Pixels = { input: Buffer; raw: { width: number; height: number; channels: 4 } };

/** Without a format between, because the server reads no pictures from memory. */
async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 } };
}

const letterOf = async ({ letter, colour }: IconDrawing, height: number): Promise<Pixels> => {
  const sharp = await imageLibrary();
  const text = `<span foreground="${textOn(colour)}">${letter}</span>`;
  const font = { fontfile: fontOf(letter), font: 'Noto Sans Arabic Bold' };
  return pixelsOf(sharp({ text: { text, ...font, rgba: true, width: height * 2, height } }));
};

/** How much of a pixel lies within the round corners, by its distance from the middle of the nearest one. */
function coverOf(x: number, y: number, size: number, radius: number): number {
  const outside = (at: number) => Math.max(radius - at - 0.5, at + 0.5 - (size - radius), 0);
  return Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(outside(x), outside(y))));
}

/** A square of the colour, with round corners unless a system cuts them itself. */
function ground(colour: string, size: number, toTheEdge: boolean): Pixels {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const radius = toTheEdge ? 0 : size * 0.28;
  const input = Buffer.alloc(size * size * 4);
  for (let at = 0; at < size * size; at += 1) {
    const cover = radius === 0 ? 1 : coverOf(at % size, Math.floor(at / size), size, radius);
    input.set([red, green, blue, Math.round(255 * cover)], at * 4);
  }
  return { input, raw: { width: size, height: size, channels: 4 } };
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
const white = { r: 255, g: 255, b: 255, alpha: 1 };

async function png(drawing: IconDrawing, { size, toTheEdge }: Icon): Promise<Buffer> {
  const sharp = await imageLibrary();
  // Systems show at least the middle four fifths of an icon that they cut.
  const inner = Math.round(size * (toTheEdge ? 0.8 : 1));
  if (drawing.picture) {
    const fitted = sharp(drawing.picture).resize(inner, inner, { fit: 'contain', background: transparent });
    const picture = await pixelsOf(fitted);
    const base = { width: size, height: size, channels: 4 as const, background: toTheEdge ? white : transparent };
    return sharp({ create: base }).composite([picture]).png().toBuffer();
  }
  const { input, raw } = ground(drawing.colour, size, toTheEdge);
  const letters = drawing.letter === '' ? [] : [await letterOf(drawing, Math.round(size * (toTheEdge ? 0.42 : 0.52)))];
  return sharp(input, { raw }).composite(letters).png().toBuffer();
}

/** An icon file with one icon: a directory of one entry, then the PNG. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

/** An SVG that holds the picture, so that a letter needs no font where it is shown. */
const svg = (image: Buffer, size: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${image.toString('base64')}"/></svg>`,
  );

export async function drawIcon(drawing: IconDrawing, icon: Icon): Promise<Buffer> {
  const image = await png(drawing, icon);
  if (icon.form === 'ico') return ico(image, icon.size);
  return icon.form === 'svg' ? svg(image, icon.size) : image;
}
