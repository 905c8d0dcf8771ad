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

/** As powers of two. Which of them is best for a file differs by some hundred bytes, and cannot be told before. */
const blockSizes = [17, 18, 20];

async function smallestBrotli(content) {
  const compressed = await Promise.all(
    blockSizes.map((size) => {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: size };
      return brotli(content, { params: { ...params, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
    }),
  );
  return compressed.reduce((best, each) => (each.length < best.length ? each : best));
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < smallest) return false;
  const [br, gz] = await Promise.all([smallestBrotli(content), gzipped(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return true;
}
