/** What becomes of the files that people send: good ones are written anew, bad ones are refused. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { Refusal } from '#server/domain/refusal.ts';
import { inRoot } from '#server/root.ts';
import { type CheckedFile, readDocument, readImage } from '#server/uploads/checked-file.ts';
import { documentBytes, pictureBytes } from '#server/uploads/limits.ts';
import { flatPng, gif, jpeg, packedNote, pdf, png, type SampleFile, webp } from '#tests/support/data/sample-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'larder-checks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let written = 0;

function uploaded({ name, bytes }: Pick<SampleFile, 'name' | 'bytes'>) {
  written += 1;
  const path = join(folder, String(written));
  writeFileSync(path, bytes);
  return { field: 'profile_photo', name, path };
}

const rules = { bytes: pictureBytes, edge: 512 };
const image = (file: Pick<SampleFile, 'name' | 'bytes'>) => readImage(uploaded(file), rules);
/** Of a file, because the decoders that read from memory are closed. */
const facts = ({ bytes }: CheckedFile) => sharp(uploaded({ name: 'kept', bytes }).path).metadata();

const refusalOf = (work: Promise<unknown>): Promise<Refusal> =>
  work.then(
    () => Promise.reject(new Error('It was taken.')),
    (refusal: Refusal) => refusal,
  );

describe('a picture', () => {
  test.each([
    ['jpeg', jpeg],
    ['png', png],
    ['webp', webp],
    ['gif', gif],
  ])('of type %s is encoded anew as WebP without metadata', async (_type, make) => {
    const file = await image(await make());
    expect(file).toMatchObject({ mime: 'image/webp', kind: 'image' });
    const found = await facts(file);
    expect(found).toMatchObject({ format: 'webp', width: 64, height: 48 });
    expect([found.exif, found.xmp, found.iptc, found.icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(file.bytes.includes('Canary')).toBe(false);
  });

  test('is scaled down in its proportions when it is large', async () => {
    const file = await image({ name: 'wide.png', bytes: await flatPng(3000, 1500) });
    expect(await facts(file)).toMatchObject({ width: 512, height: 256 });
  });

  test('is turned upright when the camera was turned', async () => {
    const { path } = uploaded(await jpeg());
    const turned = await sharp(path).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const file = await image({ name: 'turned.jpg', bytes: turned });
    expect(await facts(file)).toMatchObject({ width: 48, height: 64 });
  });

  test('loses a page that was appended after its last pixel', async () => {
    const { bytes } = await jpeg();
    const script = Buffer.from('<html><script>alert(1)</script></html>');
    const kept = await image({ name: 'both.jpg', bytes: Buffer.concat([bytes, script]) });
    expect(kept.bytes.includes('script')).toBe(false);
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const cut = async () => Buffer.from((await jpeg()).bytes.subarray(0, 300));

const bad: [string, () => Promise<Buffer> | Buffer][] = [
  ['a drawing with a script', () => Buffer.from(svg)],
  ['a drawing behind the declaration of its language', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['a page that calls itself a picture', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a page behind the first bytes of a gif', () => Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;')],
  ['a page behind the first bytes of a png', () => Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1')],
  ['a zip', () => Buffer.from('PK\x03\x04 and the rest', 'latin1')],
  ['a tiff', () => Buffer.from('II*\0\x08\0\0\0', 'latin1')],
  ['a program', () => Buffer.from('\x7fELF', 'latin1')],
  ['nothing', () => Buffer.alloc(0)],
  ['a jpeg that ends early', cut],
  ['a png of 50,000 by 50,000', () => flatPng(50_000, 50_000, { rows: 1 })],
  ['a png of 5,001 by 5,000', () => flatPng(5_001, 5_000, { rows: 1 })],
  ['a png of 12,001 by 1', () => flatPng(12_001, 1)],
  ['a pdf', () => pdf().bytes],
];

describe('a file that is not a picture', () => {
  test.each(bad)('is refused by field: %s', async (_what, make) => {
    const { status, fields } = await refusalOf(image({ name: 'me.png', bytes: await make() }));
    expect(status).toBe(422);
    expect(Object.keys(fields ?? {})).toEqual(['profile_photo']);
  });

  test('is not decoded when it is too large', async () => {
    const tooMuch = Buffer.concat([(await jpeg()).bytes, Buffer.alloc(pictureBytes)]);
    expect(await refusalOf(image({ name: 'me.jpg', bytes: tooMuch }))).toMatchObject({ status: 413 });
  });

  test('cannot fill the memory: ten bombs take less than 150 MB', async () => {
    const bombs = [
      () => flatPng(50_000, 50_000, { rows: 20 }),
      () => flatPng(5_000, 5_000),
      () => flatPng(5_000, 5_000, { bits: 16 }),
      async () => flatPng(100, 100, { more: await packedNote(200_000_000) }),
      () => flatPng(24_000_000, 1),
    ];
    const paths: string[] = [];
    for (const make of [...bombs, ...bombs]) paths.push(uploaded({ name: 'bomb.png', bytes: await make() }).path);
    // In a process of its own: what the tests themselves have thrown away is none of its memory.
    const program = ['--import', 'tsx', 'tests/support/server/read-pictures.ts', ...paths];
    const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: inRoot() });
    const { refused, megabytes } = JSON.parse(stdout);
    console.log(`ten bombs: ${refused} refused, ${10 - refused} made small, memory rose by ${megabytes} MB`);
    expect(refused).toBe(6);
    expect(megabytes).toBeLessThan(150);
  });
});

describe('a document', () => {
  const document = (file: SampleFile) => readDocument(uploaded(file), { bytes: documentBytes });

  test('is stored unchanged when it is a PDF', async () => {
    expect(await document(pdf())).toEqual({
      kind: 'pdf',
      mime: 'application/pdf',
      bytes: pdf().bytes,
      originalName: 'licence.pdf',
    });
  });

  test('is encoded anew when it is a photo', async () => {
    expect(await document(await jpeg())).toMatchObject({ kind: 'image', mime: 'image/webp' });
  });

  test.each([
    ['a gif', gif],
    ['a webp', webp],
    ['a page', async () => ({ name: 'licence.pdf', type: 'application/pdf', bytes: Buffer.from('<html>%PDF-1.4') })],
  ])('is refused when it is %s', async (_what, make) => {
    expect(await refusalOf(document(await make()))).toMatchObject({ status: 422 });
  });
});
