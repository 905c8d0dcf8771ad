/** Files as people send them, good ones and bad ones; all are made here, none is kept in the project. */
import { Readable } from 'node:stream';
import { crc32, createDeflate } from 'node:zlib';
import sharp from 'sharp';

export type SampleFile = { name: string; type: string; bytes: Buffer };

const size = { width: 64, height: 48 };
const picture = () => sharp({ create: { ...size, channels: 3, background: '#7a9a3c' } });

/** With the place where it was taken and the camera that took it. */
export const jpeg = async (): Promise<SampleFile> => ({
  name: 'me.jpg',
  type: 'image/jpeg',
  bytes: await picture()
    .withExif({ IFD0: { Make: 'Canary Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .jpeg()
    .toBuffer(),
});

/** As a file field of a page takes it. */
export const asUpload = ({ name, type, bytes }: SampleFile) => ({ name, mimeType: type, buffer: bytes });

export const png = async (): Promise<SampleFile> => ({
  name: 'me.png',
  type: 'image/png',
  bytes: await picture().png().toBuffer(),
});

export const webp = async (): Promise<SampleFile> => ({
  name: 'me.webp',
  type: 'image/webp',
  bytes: await picture().webp().toBuffer(),
});

export const gif = async (): Promise<SampleFile> => ({
  name: 'me.gif',
  type: 'image/gif',
  bytes: await picture().gif().toBuffer(),
});

export const pdf = (name = 'licence.pdf'): SampleFile => ({
  name,
  type: 'application/pdf',
  bytes: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
});

/** The smallest picture there is. */
export const dot: SampleFile = {
  name: 'dot.png',
  type: 'image/png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Very many equal bytes, packed without ever having them all. */
async function packed(count: number, byte = 0): Promise<Buffer> {
  const piece = Buffer.alloc(64 * 1024, byte);
  const pieces = function* () {
    for (let left = count; left > 0; left -= piece.length) yield piece.subarray(0, left);
  };
  return Buffer.concat(
    await Readable.from(pieces(), { objectMode: false })
      .pipe(createDeflate({ level: 1 }))
      .toArray(),
  );
}

type PngMake = { rows?: number; bits?: number; more?: Buffer };

/** A picture of one colour of any size; `rows` of its pixels are really there. */
export async function flatPng(width: number, height: number, make: PngMake = {}): Promise<Buffer> {
  const { rows = height, bits = 8, more = Buffer.alloc(0) } = make;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Red, green, blue and alpha, not interlaced.
  head.set([bits, 6, 0, 0, 0], 8);
  const pixels = await packed((width * 4 * (bits / 8) + 1) * rows);
  return Buffer.concat([pngStart, chunk('IHDR', head), more, chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** A note inside a picture that is small until somebody unpacks it. */
export const packedNote = async (bytes: number): Promise<Buffer> =>
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), await packed(bytes, 97)]));

export const asPart = ({ bytes, type }: SampleFile): Blob => new Blob([new Uint8Array(bytes)], { type });

export type FormFields = Record<string, string | number | SampleFile | (string | number | SampleFile)[] | undefined>;

/** A form as a browser sends it; a field of `undefined` is left out. */
export function formOf(fields: FormFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value ?? []].flat()) {
      if (typeof each === 'object') form.append(name, asPart(each), each.name);
      else form.append(name, String(each));
    }
  }
  return form;
}
