/**
 * Makes safe files of what people send. Pictures are recognised by their first bytes, decoded within limits and written
 * anew as WebP, so that nothing of what came is kept: no EXIF, no place, no script behind the last pixel. A PDF stays as
 * it is and is therefore only ever handed out as a download.
 */

import { open, readFile, stat } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { fieldLabel } from '#server/domain/field-label.ts';
import { invalid, type Phrase, Refusal } from '#server/domain/refusal.ts';
import { turnstile } from '#server/security/in-turn.ts';
import type { GivenFile } from './form-body.ts';
import { imageLibrary } from './image-library.ts';
import { longestSide, mostDeepPixels, mostPixels } from './limits.ts';

export type CheckedFile = {
  kind: 'image' | 'pdf';
  mime: 'image/webp' | 'application/pdf';
  bytes: Buffer;
  originalName: string;
};

/** `bytes`: of the file as it comes; `edge`: the longer side of the picture that is kept, in pixels. */
export type ImageRules = { bytes: number; edge: number };

type Kind = 'jpeg' | 'png' | 'gif' | 'webp' | 'pdf';

const pictures: Kind[] = ['jpeg', 'png', 'gif', 'webp'];
const documents: Kind[] = ['jpeg', 'png', 'pdf'];

const startOf = (text: string) => Buffer.from(text, 'latin1');
const starts: [Kind, Buffer][] = [
  ['jpeg', startOf('\xff\xd8\xff')],
  ['png', startOf('\x89PNG\r\n\x1a\n')],
  ['gif', startOf('GIF87a')],
  ['gif', startOf('GIF89a')],
  ['pdf', startOf('%PDF-')],
];

function kindOf(head: Buffer): Kind | undefined {
  const isWebp = head.subarray(0, 4).equals(startOf('RIFF')) && head.subarray(8, 12).equals(startOf('WEBP'));
  return isWebp ? 'webp' : starts.find(([, start]) => head.subarray(0, start.length).equals(start))?.[0];
}

/** Whether its first bytes are those of a picture that the shop takes. */
export const isPictureFile = async (path: string): Promise<boolean> => {
  const kind = kindOf(await headOf(path));
  return kind !== undefined && pictures.includes(kind);
};

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const refuseField = (field: string, text: string, values = {}): Refusal => {
  const phrase: Phrase = [text, { field: fieldLabel(field), ...values }];
  return invalid({ [field]: phrase });
};

async function checkedKind({ path, field }: GivenFile, allowed: Kind[], mostBytes: number): Promise<Kind> {
  const { size } = await stat(path);
  if (size > mostBytes) throw new Refusal(413, 'The request is too large.');
  const kind = kindOf(await headOf(path));
  if (kind && allowed.includes(kind)) return kind;
  throw refuseField(field, 'The {field} must be a file of type: {types}.', { types: allowed.join(', ') });
}

/** One picture at a time: twenty-five million pixels are a hundred megabytes while they are looked at. */
export const onePictureAtATime = turnstile({ atOnce: 1, longestQueue: 20 });
const secondsForOne = 15;

/** Decoded within limits: turned the right way up, of an animation the first frame. */
export async function decodedPicture(path: string): Promise<Sharp> {
  const sharp = await imageLibrary();
  const picture = sharp(path, { limitInputPixels: mostPixels, failOn: 'error', pages: 1, sequentialRead: true });
  // A single row of millions of pixels is never read in pieces.
  const { width, height, depth } = await picture.metadata();
  if (Math.max(width, height) > longestSide) throw new Error('The picture is too long.');
  if (depth === 'ushort' && width * height > mostDeepPixels) throw new Error('The picture takes too much memory.');
  return picture.autoOrient().timeout({ seconds: secondsForOne });
}

async function encoded(path: string, edge: number): Promise<Buffer> {
  return (await decodedPicture(path))
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}

async function imageOf({ path, field, name }: GivenFile, edge: number): Promise<CheckedFile> {
  const bytes = await onePictureAtATime(() =>
    encoded(path, edge).catch(() => {
      throw refuseField(
        field,
        'The {field} must be a picture that can be read, of at most 25 megapixels (12.5 with 16 bits a colour).',
      );
    }),
  );
  return { kind: 'image', mime: 'image/webp', bytes, originalName: name };
}

/** jpeg, png, gif or webp; throws the refusal that names the field. Call it before the transaction: it takes time. */
export async function readImage(upload: GivenFile, { bytes, edge }: ImageRules): Promise<CheckedFile> {
  await checkedKind(upload, pictures, bytes);
  return imageOf(upload, edge);
}

/** jpeg, png or pdf, as a paper that somebody has to read: pictures keep up to 2400 pixels. */
export async function readDocument(upload: GivenFile, rules: Pick<ImageRules, 'bytes'>): Promise<CheckedFile> {
  const kind = await checkedKind(upload, documents, rules.bytes);
  if (kind !== 'pdf') return imageOf(upload, 2400);
  return { kind, mime: 'application/pdf', bytes: await readFile(upload.path), originalName: upload.name };
}
