/** The commands for files of goods. */
import { createWriteStream, existsSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { columns, required } from '#server/import/columns.ts';
import { exportedProducts } from '#server/import/export.ts';
import { problemText, UnreadableFile } from '#server/import/problem.ts';
import { type Checked, checkFile, type Import, writeFile } from '#server/import/run.ts';
import { CliError, UsageError } from './cli-error.ts';
import type { Answer, Command, Context, Options } from './command.ts';
import { inCommand } from './in-command.ts';

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

function jobOf({ db, uploadsDir, say }: Context, path: string, { pictures }: Options): Import {
  if (!existsSync(path) || !statSync(path).isFile()) throw new UsageError(`There is no file ${path}.`);
  if (pictures !== undefined && !isFolder(pictures)) throw new UsageError(`There is no folder ${pictures}.`);
  return {
    db,
    path,
    pictures: { from: pictures, uploadsDir },
    say,
    transact: async (work) => (await inCommand(db, work)).result,
  };
}

/** A refusal has all that is wrong, each with its line. */
class WrongRows extends CliError {
  constructor({ problems, problemCount }: Checked) {
    const more = problemCount > problems.length ? [`… and ${problemCount - problems.length} more.`] : [];
    const lines = [...problems.map(problemText), ...more];
    super([...lines, `${problemCount} problems; nothing was written.`].join('\n'));
  }
}

const counted = ({ rows, products }: Checked) => `${products} products in ${rows} rows`;

async function importProducts(context: Context, path: string, options: Options): Promise<Answer> {
  const job = jobOf(context, path, options);
  const checked = await checkFile(job);
  if (checked.problemCount > 0) throw new WrongRows(checked);
  if (options.check) return { data: checked, lines: [`${counted(checked)} are right; nothing was written.`] };
  const done = await writeFile(job, checked.products).catch((error: unknown) => {
    throw error instanceof UnreadableFile
      ? new CliError(`The file has changed since it was checked: ${error.message}`)
      : error;
  });
  const made = Object.entries(done.made).filter(([, count]) => count > 0);
  return {
    data: done,
    lines: [
      `${counted(checked)}: ${done.added} added, ${done.changed} changed, ${done.equal} as they were.`,
      ...(made.length > 0 ? [`Made: ${made.map(([kind, count]) => `${kind} ${count}`).join(', ')}.`] : []),
    ],
  };
}

/** An existing file is kept. */
async function writeNew(path: string, texts: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(texts, createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new CliError(`The file ${path} exists already.`);
    throw code ? new CliError(`${path} cannot be written (${code}).`) : error;
  }
}

async function exportTo({ db, uploadsDir }: Context, path: string, { pictures }: Options): Promise<Answer> {
  let count = 0;
  async function* texts() {
    for await (const { text, products } of exportedProducts({ db, uploadsDir, picturesTo: pictures })) {
      count += products;
      yield text;
    }
  }
  await writeNew(path, texts());
  return { data: { products: count, file: path }, lines: [`${count} products are in ${path}.`] };
}

const columnHelp = (name: string) => `${name}${required.some((needed) => needed === name) ? '  (needed)' : ''}`;

export const goodsCommands: Command[] = [
  {
    use: 'import products <file>',
    says: 'adds and changes products by their SKU, from CSV or JSON Lines; also files of Shopify and WooCommerce',
    options: {
      '--pictures <folder>': 'the folder with the files that the column "pictures" names',
      '--check': 'says what is wrong with which row, and writes nothing',
    },
    run: (context, [file = ''], options) => importProducts(context, file, options),
  },
  {
    use: 'import columns',
    says: 'the columns of a file of products',
    run: async () => ({ data: columns, lines: columns.map(columnHelp) }),
  },
  {
    use: 'export products <file>',
    says: 'writes all products as CSV, which the import takes back',
    options: { '--pictures <folder>': 'copies your pictures there' },
    run: (context, [file = ''], options) => exportTo(context, file, options),
  },
];
