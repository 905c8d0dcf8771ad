/** Which compression a client accepts, and how bodies are compressed. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A smaller body fits one packet anyway. */
const worthwhileBytes = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const accepts = (header: string, name: string) =>
  new RegExp(`(^|[\\s,])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(header);

export function encodingFor(header: string | string[] | undefined, bytes: number): Encoding {
  const text = String(header ?? '');
  if (bytes < worthwhileBytes || text === '') return 'identity';
  if (accepts(text, 'br')) return 'br';
  return accepts(text, 'gzip') ? 'gzip' : 'identity';
}

/**
 * 3 is for a response that is sent once, and 5 pays for itself when the result is kept. 11 takes a fifth of a second for a
 * page: it is for what has proved to stay as it is.
 */
export type Effort = 3 | 5 | 11;

export function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(body);
  if (encoding === 'gzip') return zip(body, { level: Math.min(effort + 1, constants.Z_BEST_COMPRESSION) });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
