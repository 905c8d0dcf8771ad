/** Saves the shop to a file, and puts it back. */
import { stat } from 'node:fs/promises';
import { writeBackup } from '#server/backup/backup.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { readConfig } from '#server/config.ts';
import { CliError } from './cli-error.ts';
import { withAddress } from './connect.ts';

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

function place(file: string | undefined): string {
  if (!file) throw new CliError('Which file? Give its path, such as shop.backup.');
  return file;
}

export async function saveShop(file: string | undefined, isSure: boolean): Promise<string[]> {
  const target = place(file);
  const { uploadsDir, s3 } = readConfig(process.env);
  if (!isSure && (await stat(target).catch(() => undefined))) {
    throw new CliError(`${target} exists. Choose another name, or add --yes to replace it.`);
  }
  const { uploads } = await withAddress((url) => writeBackup({ url, uploadsDir, s3 }, target, new Date()));
  return [`${target}: ${megabytes((await stat(target)).size)}, with ${uploads} files of shoppers.`];
}

export async function putBackShop(file: string | undefined, isSure: boolean): Promise<string[]> {
  const source = place(file);
  const { uploadsDir, s3 } = readConfig(process.env);
  if (!(await stat(source).catch(() => undefined))) throw new CliError(`There is no file ${source}.`);
  const { takenAt, uploads } = await withAddress((url) => restoreBackup({ url, uploadsDir, s3 }, source, isSure));
  return [`The shop is as it was at ${takenAt}, with ${uploads} files of shoppers. Start it now.`];
}
