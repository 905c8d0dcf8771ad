/**
 * Names classes and custom properties in the built styles. vanilla-extract names them after a hash of their file: seven
 * random characters, in the styles, in the markup and in the script. Two letters for each file do.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const letters = 'abcdefghijklmnopqrstuvwxyz';

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const filesIn = (folder: string) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .toSorted();

/** As vanilla-extract names them. A file has the same place in each build. */
const files = [...filesIn('src'), ...filesIn('tools')];

/** What each file has named so far. It is evaluated for the browser and for the server, and gives equal hashes. */
const named = new Map<string, string[]>(files.map((file) => [file, []]));

/** Every word of the styles, and so every element and attribute that a selector names. */
const words = [...new Set(files.flatMap((file) => readFileSync(inRoot(file), 'utf8').match(/[a-z]{3,}/g) ?? []))].join(
  ' ',
);

/**
 * Such as ab0: two letters for the file, and a number for the name. For the option `identifiers` of vanilla-extract, which
 * takes every occurrence of a name in a selector for the class. Where "dse" would be in "fieldset", the E is a capital.
 */
export const shortName = ({ filePath, hash }: { filePath: string; hash: string }): string => {
  const hashes = named.get(filePath);
  const place = files.indexOf(filePath);
  const first = letters[Math.floor(place / letters.length)];
  if (!hashes || !first) throw new Error(`There is no short name for the styles of ${filePath}.`);
  if (!hashes.includes(hash)) hashes.push(hash);
  const file = `${first}${letters[place % letters.length]}`;
  const number = hashes.indexOf(hash).toString(36);
  return file + (words.includes(file + number) ? number.toUpperCase() : number);
};
