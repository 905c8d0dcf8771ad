/** Draws the app icons from the one drawing in `public/icon.svg`. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { inRoot } from './project.mjs';

const drawing = readFileSync(inRoot('public', 'icon.svg'), 'utf8');
/** Systems that mask icons need a background that reaches the edges. */
const toTheEdge = drawing.replace(/(<rect width="64" height="64") rx="18"/, '$1');

const drawingSize = 64;
const dotsAnInch = 72;

const png = (svg, size) =>
  sharp(Buffer.from(svg), { density: (dotsAnInch * size) / drawingSize })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An icon file with one icon: a directory of one entry, then the PNG. */
const ico = (image, size) => {
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
};

export async function drawIcons(folder) {
  const icons = {
    'icon-192.png': await png(drawing, 192),
    'icon-512.png': await png(drawing, 512),
    'icon-maskable-512.png': await png(toTheEdge, 512),
    'apple-touch-icon.png': await png(toTheEdge, 180),
    'favicon.ico': ico(await png(drawing, 32), 32),
  };
  await Promise.all(Object.entries(icons).map(([name, image]) => writeFile(path.join(folder, name), image)));
}
