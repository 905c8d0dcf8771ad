/**
 * Where the files of a shop are: in a folder of the disk, or in a bucket of S3-compatible storage (`S3_URL`). Both keep
 * the same two folders by the same names, so that a shop can move from one to the other by copying.
 */
import type { Readable } from 'node:stream';
import type { Config } from '#server/config.ts';
import { diskStore } from './disk-store.ts';
import { s3Store } from './s3-store.ts';

/** `kept`: what shoppers send. `pictures`: those of goods, which an operator imports. */
export type StoreFolder = 'kept' | 'pictures';

export type StoredBytes = { stream: Readable /** In bytes. */; size: number };

export type ListedFile = { name: string /** In milliseconds since 1970. */; changedAt: number };

/** The files of one folder. Names have no slash. What cannot be reached throws the refusal with status 503. */
export type FileStore = {
  /** Whole or not at all. `mime` is what a bucket says about the file; the shop itself goes by its own rows. */
  put(name: string, bytes: Buffer, mime: string): Promise<void>;
  /** Undefined: there is no such file. */
  open(name: string): Promise<StoredBytes | undefined>;
  /** Those that are not there count as removed. */
  remove(names: readonly string[]): Promise<void>;
  /** Every file, in no order. Drafts of writes that never ended are among them. */
  list(): AsyncIterable<ListedFile>;
  /** False: there is no such file. */
  copyTo(name: string, path: string): Promise<boolean>;
  /** Takes the file at `path` away from there, or copies it. */
  take(path: string, name: string, mime: string): Promise<void>;
};

/** What says where the files are. */
export type Storage = Pick<Config, 'uploadsDir'> & Partial<Pick<Config, 's3'>>;

export const storeOf = ({ uploadsDir, s3 }: Storage, folder: StoreFolder): FileStore =>
  s3 ? s3Store(s3, folder) : diskStore(uploadsDir, folder);

/** For small files; a large one is streamed. */
export async function readAll(store: FileStore, name: string): Promise<Buffer | undefined> {
  const found = await store.open(name);
  return found && Buffer.concat(await found.stream.toArray());
}

const mimes: Readonly<Record<string, string>> = { pdf: 'application/pdf', webp: 'image/webp', woff2: 'font/woff2' };

/** By its ending. */
export const mimeOf = (name: string): string => mimes[name.slice(name.lastIndexOf('.') + 1)] ?? 'image/webp';
