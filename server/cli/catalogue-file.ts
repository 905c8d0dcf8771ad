/** Reads the file with the texts of a language. */
import { readFile, stat } from 'node:fs/promises';
import { CliError } from './cli-error.ts';

/** Ten times the English catalogue. */
const largestFile = 2_000_000;

/** One object: English phrase and text. */
export async function readCatalogueFile(path: string): Promise<Record<string, unknown>> {
  const size = await stat(path).then(
    (file) => file.size,
    () => {
      throw new CliError(`There is no file ${path}.`);
    },
  );
  if (size > largestFile) throw new CliError(`${path} has more than ${largestFile / 1_000_000} MB.`);
  const content = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    throw new CliError(`${path} is not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}.`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new CliError(`${path} must be one object: {"Add to cart": "Ajouter au panier"}.`);
}
