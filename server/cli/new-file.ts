/** Files that a command writes. */
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { CliError } from './cli-error.ts';

/** An existing file is kept, and the command refused. */
export async function writeNew(path: string, texts: AsyncIterable<string> | Iterable<string>): Promise<void> {
  try {
    await pipeline(texts, createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new CliError(`The file ${path} exists already.`);
    throw code ? new CliError(`${path} cannot be written (${code}).`) : error;
  }
}
