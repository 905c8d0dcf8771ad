/** The body of a call: its URLs are rewritten to the shop's, and it is compressed as the browser accepts. */
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Config } from '#server/config.ts';
import { compress, encodingFor } from '#server/http/compression.ts';
import { originOf } from '#server/http/origin.ts';

/** The longest list of the contract is a tenth of it. */
const maxCallBytes = 16 * 1024 * 1024;

type Rewriting = { config: Pick<Config, 'publicUrl'>; rewrite: (json: string, ourOrigin: string) => string };

async function readWhole(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of stream) {
    bytes += part.length;
    if (bytes > maxCallBytes) throw new Error(`The back end answered with more than ${maxCallBytes} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const isReadableJson = (reply: FastifyReply) =>
  /^application\/(\S+\+)?json\b/.test(String(reply.getHeader('content-type'))) &&
  reply.getHeader('content-encoding') === undefined;

/** A body that is no JSON, or is compressed already, passes unchanged. */
export async function sendCall(
  reply: FastifyReply,
  stream: Readable,
  { config, rewrite }: Rewriting,
): Promise<FastifyReply> {
  const { request } = reply;
  if (request.method === 'HEAD' || !isReadableJson(reply)) return reply.send(stream);
  const read = await readWhole(stream);
  const body = Buffer.from(rewrite(read.toString('utf8'), originOf({ config }, request)));
  const encoding = encodingFor(request.headers['accept-encoding'], body.length);
  reply.removeHeader('content-length');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const varies = String(reply.getHeader('vary') ?? '');
  if (!/accept-encoding|\*/i.test(varies))
    reply.header('vary', varies ? `${varies}, Accept-Encoding` : 'Accept-Encoding');
  return reply.send(await compress(body, encoding, 3));
}
