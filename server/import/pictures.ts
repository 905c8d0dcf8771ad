/** Brings pictures of a folder into the shop: checked, in three widths, each only once. */
import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Sharp } from 'sharp';
import { ownPicture, ownPictureName, pictureFile, pictureWidths } from '#server/pictures.ts';
import { isDrawn } from '#server/serializers/pictures.ts';
import { decodedPicture, isPictureFile } from '#server/uploads/checked-file.ts';
import { mimeOf, type Storage, storeOf } from '#server/uploads/file-store.ts';

const mostBytes = 20 * 1024 * 1024;
const quality = 80;

export type PictureFolder = Storage & { from: string | undefined };

/** A name that the shop can show, or why there is none. */
export type Found = { name: string } | { reason: string; correction: string };

/** For a seller, whose pictures go ahead of the file. */
export const notSent = (name: string): Found => ({
  reason: `you have sent no picture "${name}"`,
  correction: 'Send it first: --pictures does',
});

/** Where the pictures are that a file of goods names. */
export type PictureSource = {
  /** Without writing anything: whether the picture is there and can be read. */
  check(name: string): Promise<Found>;
  /** The picture is in the shop afterwards. */
  bring(name: string): Promise<Found>;
};

const hex = (value: number) => value.toString(16).padStart(2, '0');

/** The average, from one pixel that stands for all. */
async function tintOf(picture: Sharp): Promise<string> {
  const one = picture.clone().flatten({ background: '#ffffff' }).resize({ width: 1, height: 1, fit: 'fill' });
  const [red = 0, green = red, blue = red] = await one.toColourspace('srgb').removeAlpha().raw().toBuffer();
  return `#${[red, green, blue].map(hex).join('')}`;
}

const sizeOf = (name: string) => parse(name).name;

/** Names the operator's pictures by their content, and remembers what it has seen in this run. */
export class PictureImport implements PictureSource {
  private readonly folder: PictureFolder;
  private readonly found = new Map<string, Promise<Found>>();
  private known: Promise<Map<string, string>> | undefined;

  constructor(folder: PictureFolder) {
    this.folder = folder;
  }

  check(name: string): Promise<Found> {
    return this.once(name, (path) => this.checked(name, path));
  }

  /** Writes all widths, unless the shop has this content. */
  bring(name: string): Promise<Found> {
    return this.once(name, (path) => this.made(name, path));
  }

  private once(name: string, work: (path: string) => Promise<Found>): Promise<Found> {
    const known = this.found.get(name) ?? this.find(name, work);
    this.found.set(name, known);
    return known;
  }

  private async find(name: string, work: (path: string) => Promise<Found>): Promise<Found> {
    if (isDrawn(name) || (ownPicture(sizeOf(name)) && (await this.has(sizeOf(name))))) return { name: sizeOf(name) };
    if (this.folder.from === undefined)
      return { reason: `"${name}" is not in the shop`, correction: 'Say where the pictures are, with --pictures' };
    const path = join(this.folder.from, name);
    const file = await lstat(path).catch(() => undefined);
    if (!file) return { reason: `there is no file "${name}"`, correction: 'Put it into the folder of the pictures' };
    if (!file.isFile()) return { reason: `"${name}" is no plain file`, correction: 'Put the file itself there' };
    if (file.size > mostBytes) return { reason: `"${name}" has more than 20 MB`, correction: 'Make it smaller' };
    return work(path);
  }

  private async has(name: string): Promise<boolean> {
    return (await this.names()).has(name.slice(0, 28));
  }

  /** By the beginning that says the content. */
  private names(): Promise<Map<string, string>> {
    this.known ??= this.listed();
    return this.known;
  }

  private async listed(): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    for await (const { name } of storeOf(this.folder, 'pictures').list())
      if (name.endsWith(`-${pictureWidths[2]}.webp`)) names.set(name.slice(0, 28), name.replace(/-\d+\.webp$/, ''));
    return names;
  }

  private async checked(name: string, path: string): Promise<Found> {
    const problem = await unreadable(name, path);
    return problem ?? { name };
  }

  private async made(name: string, path: string): Promise<Found> {
    const hash = await hashOfFile(path);
    const known = (await this.names()).get(`own-${hash.slice(0, 24)}`);
    if (known) return { name: known };
    const problem = await unreadable(name, path);
    if (problem) return problem;
    const made = await writePicture(this.folder, { name, path, hash });
    (await this.names()).set(made.slice(0, 28), made);
    return { name: made };
  }
}

export const hashOfFile = async (path: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex');

const inWidths = (source: Sharp) =>
  Promise.all(
    pictureWidths.map((width) =>
      source
        .clone()
        .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
        .webp({ quality })
        .toBuffer({ resolveWithObject: true }),
    ),
  );

type PictureFile = { name: string; path: string; hash: string };

/** The name in the shop. The largest file is written last: a picture that has it is whole. */
export async function writePicture(storage: Storage, { name, path, hash }: PictureFile): Promise<string> {
  const store = storeOf(storage, 'pictures');
  const source = await decodedPicture(path);
  const [small, medium, large] = await inWidths(source);
  if (!small || !medium || !large) throw new Error('A picture has three widths.');
  const { width, height } = large.info;
  // An exported picture comes back under its own name.
  const own = ownPicture(sizeOf(name)) ? sizeOf(name) : undefined;
  const made = own ?? ownPictureName(hash, { width, height, tint: await tintOf(source) });
  const files = [small.data, medium.data, own ? await readFile(path) : large.data];
  for (const [at, width] of pictureWidths.entries()) {
    const file = pictureFile(made, width);
    await store.put(file, files[at] ?? Buffer.of(), mimeOf(file));
  }
  return made;
}

export async function unreadable(
  name: string,
  path: string,
): Promise<{ reason: string; correction: string } | undefined> {
  if (!(await isPictureFile(path)))
    return { reason: `"${name}" is no JPEG, PNG, GIF or WebP`, correction: 'Save it as one of these' };
  // Reading one small copy decodes all of it.
  const isReadable = await decodedPicture(path)
    .then((picture) => picture.resize({ width: 16 }).toBuffer())
    .then(
      () => true,
      () => false,
    );
  if (isReadable) return undefined;
  return { reason: `"${name}" cannot be read, or has more than 25 megapixels`, correction: 'Save it again, smaller' };
}

/** For an export: the largest file under its own name. */
export async function copyPicture(name: string, { to, ...storage }: Storage & { to: string }): Promise<void> {
  const file = pictureFile(name, pictureWidths[2]);
  const isThere = await storeOf(storage, 'pictures').copyTo(file, join(to, `${name}.webp`));
  if (!isThere) throw new Error(`The shop has lost its picture ${file}.`);
}
