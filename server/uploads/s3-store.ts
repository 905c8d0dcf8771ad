/** Files in a bucket of S3-compatible storage, each folder a prefix. */
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import { unavailable } from '#server/domain/refusal.ts';
import type { FileStore, ListedFile, StoredBytes, StoreFolder } from './file-store.ts';

/** `endpoint` ends with the bucket, or its host names the bucket. */
export type S3Place = { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string };

const longestCallMs = 20_000;
const atOnce = 1_000;

const clients = new WeakMap<S3Place, S3mini>();

function clientOf(place: S3Place): S3mini {
  const known = clients.get(place) ?? new S3mini({ ...place, requestAbortTimeout: longestCallMs });
  clients.set(place, known);
  return known;
}

/** The storage may be away, or refuse: the shopper tries again, and the log has the reason. */
async function reaching<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw Object.assign(unavailable(), { cause: error });
  }
}

async function opened(client: S3mini, key: string): Promise<StoredBytes | undefined> {
  const response = await reaching(() => client.getObjectResponse(key));
  if (!response?.body) return undefined;
  const size = Number(response.headers.get('content-length'));
  return { size, stream: Readable.fromWeb(response.body as ReadableStream) };
}

async function* listed(client: S3mini, prefix: string): AsyncGenerator<ListedFile> {
  let token: string | undefined;
  do {
    const from = token;
    const page = await reaching(() => client.listObjectsPaged('/', prefix, atOnce, from));
    for (const { Key, LastModified } of page?.objects ?? [])
      yield { name: Key.slice(prefix.length), changedAt: new Date(LastModified).getTime() };
    token = page?.nextContinuationToken;
  } while (token);
}

export function s3Store(place: S3Place, folder: StoreFolder): FileStore {
  const client = clientOf(place);
  const prefix = `${folder}/`;
  const keyOf = (name: string) => prefix + name;
  const open = (name: string) => opened(client, keyOf(name));
  const put: FileStore['put'] = async (name, bytes, mime) => {
    await reaching(() => client.putObject(keyOf(name), bytes, mime));
  };
  return {
    put,
    open,
    async remove(names) {
      if (names.length > 0) await reaching(() => client.deleteObjects(names.map(keyOf)));
    },
    list: () => listed(client, prefix),
    async copyTo(name, path) {
      const found = await open(name);
      if (found) await pipeline(found.stream, createWriteStream(path, { mode: 0o600 }));
      return found !== undefined;
    },
    // Whole in memory: the limits of uploads and pictures keep each file small.
    take: async (path, name, mime) => put(name, await readFile(path), mime),
  };
}
