/** Writes a .br and a .gz beside every text file of the client, so that the server compresses nothing at run time. */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthwhile = /\.(?:css|js|json|map|svg|txt|webmanifest|xml)$/;
const smallest = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Returns the number of compressed files. */
export async function compressFolder(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => worthwhile.test(name));
  const results = await Promise.all(names.map((name) => compressFile(path.join(folder, name))));
  return results.filter(Boolean).length;
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < smallest) return false;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // Blocks of a megabyte: the largest script is one block, and a tenth of a percent smaller.
    [constants.BROTLI_PARAM_LGBLOCK]: 20,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return true;
}
