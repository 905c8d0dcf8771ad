/**
 * Sends the built files whose names carry a hash of their content. They never change: each is read once and then sent
 * from memory, for a fifth of the processor time that reading it from the disk takes.
 */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#server/domain/refusal.ts';
import { type Encoding, encodingFor } from './compression.ts';
import { uncounted } from './limits.ts';

const prefix = '/assets/';

/** What the build writes. Browsers read modules as UTF-8 in any case. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Of the copies that the build writes beside a file. A file that gains nothing has none. */
const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** Headers that matter for pages and calls only; a response without them is some hundred bytes smaller. */
const ofPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-request-id',
];

function describeAsset(reply: FastifyReply, name: string, encoding: Encoding): void {
  for (const header of ofPages) reply.removeHeader(header);
  // HTTP/1.1 keeps the connection open without this header.
  reply.raw.removeHeader('connection');
  reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': types[extname(name)] ?? 'application/octet-stream',
    vary: 'accept-encoding',
  });
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
}

/** Reads a file once. One that has gone since the start is not found. */
function readerOf(folder: string): (file: string) => Promise<Buffer> {
  const known = new Map<string, Promise<Buffer>>();
  const read = (file: string) =>
    readFile(join(folder, file)).catch((error) => {
      known.delete(file);
      throw error.code === 'ENOENT' ? notFound() : error;
    });
  return (file) => {
    const bytes = known.get(file) ?? read(file);
    known.set(file, bytes);
    return bytes;
  };
}

/**
 * Serves the files that `folder` has now. `sharesPrefix`: a back end has files there too, so each of ours gets a route of
 * its own and leaves the other names free.
 */
export function registerAssets(app: FastifyInstance, folder: string, { sharesPrefix = false } = {}): void {
  const files = new Set(readdirSync(folder));
  const names = new Set([...files].filter((file) => !/\.(br|gz|map)$/.test(file)));
  const bytesOf = readerOf(folder);

  const send = async ({ headers }: FastifyRequest, reply: FastifyReply, name: string) => {
    if (!names.has(name)) throw notFound();
    const accepted = encodingFor(headers['accept-encoding'], Number.POSITIVE_INFINITY);
    const encoding = files.has(name + endings[accepted]) ? accepted : 'identity';
    const bytes = await bytesOf(name + endings[encoding]);
    describeAsset(reply, name, encoding);
    return reply.send(bytes);
  };
  if (sharesPrefix) {
    for (const name of names) app.get(prefix + name, uncounted, (request, reply) => send(request, reply, name));
  } else {
    app.get<{ Params: { name: string } }>(`${prefix}:name`, uncounted, (request, reply) =>
      send(request, reply, request.params.name),
    );
  }
}
