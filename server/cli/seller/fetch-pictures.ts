/** Brings the pictures of exported rows from the shop into a folder, under the names that the file has for them. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownPicture, pictureFile, pictureWidths } from '#server/pictures.ts';
import { CliError } from '../cli-error.ts';
import type { SellerContext } from '../command.ts';

const namesIn = (rows: readonly Record<string, string>[]) =>
  rows
    .flatMap(({ pictures = '' }) => pictures.split('|'))
    .map((name) => name.trim().replace(/\.webp$/, ''))
    // Names lead to files here, so only those of the known form are taken.
    .filter((name) => ownPicture(name) !== undefined);

export async function fetchPictures(
  { api }: SellerContext,
  rows: readonly Record<string, string>[],
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of new Set(namesIn(rows))) {
    const response = await fetch(`${api.url}/pictures/${pictureFile(name, pictureWidths[2])}`);
    if (!response.ok) throw new CliError(`The shop does not give the picture ${name} (${response.status}).`);
    await writeFile(join(folder, `${name}.webp`), Buffer.from(await response.arrayBuffer()));
  }
}
