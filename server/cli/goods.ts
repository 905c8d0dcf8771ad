/** The commands for files of goods. */
import { existsSync, statSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { columns, required } from '#server/import/columns.ts';
import { exportedProducts } from '#server/import/export.ts';
import { problemText, UnreadableFile } from '#server/import/problem.ts';
import { type Checked, checkFile, type Import, writeFile } from '#server/import/run.ts';
import type { Written } from '#server/import/write.ts';
import { amountOf } from './amount-of.ts';
import { CliError, UsageError } from './cli-error.ts';
import type { Answer, Command, Context, Options, SellerContext } from './command.ts';
import { inCommand } from './in-command.ts';
import { writeNew } from './new-file.ts';
import { fetchPictures } from './seller/fetch-pictures.ts';
import { checkAsSeller, goodsOfSeller, learnLanguages, writeAsSeller } from './seller/goods.ts';

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

function requireFiles(path: string, { pictures }: Options): void {
  if (!existsSync(path) || !statSync(path).isFile()) throw new UsageError(`There is no file ${path}.`);
  if (pictures !== undefined && !isFolder(pictures)) throw new UsageError(`There is no folder ${pictures}.`);
}

function jobOf({ db, say, ...storage }: Context, path: string, options: Options): Import {
  requireFiles(path, options);
  return {
    db,
    path,
    pictures: { from: options.pictures, ...storage },
    say,
    transact: async (work) => (await inCommand(db, work)).result,
  };
}

/** A refusal has all that is wrong, each with its line. */
class WrongRows extends CliError {
  constructor({ problems, problemCount }: Checked) {
    const more = problemCount > problems.length ? [`… and ${problemCount - problems.length} more.`] : [];
    const lines = [...problems.map(problemText), ...more];
    super([...lines, `${amountOf(problemCount, 'problem')}; nothing was written.`].join('\n'));
  }
}

/** An empty file, too: an export that went wrong must not look like a success. */
function requireGoods(checked: Checked): void {
  if (checked.problemCount > 0) throw new WrongRows(checked);
  if (checked.products === 0) throw new CliError('The file has no products; nothing was written.');
}

const counted = ({ rows, products }: Checked) => `${amountOf(products, 'product')} in ${amountOf(rows, 'row')}`;

const soldOutNote = ({ soldOut }: Checked) =>
  soldOut > 0 ? [`Sold out, because "stock" is empty or 0: ${amountOf(soldOut, 'product')}.`] : [];

const onlyChecked = (checked: Checked): Answer => ({
  data: checked,
  lines: [`All right: ${counted(checked)}; nothing was written.`, ...soldOutNote(checked)],
});

const writtenText = (checked: Checked, { added, changed, equal }: Written) =>
  `${counted(checked)}: ${added} added, ${changed} changed, ${equal} unchanged.`;

function changedMeanwhile(error: unknown): never {
  throw error instanceof UnreadableFile
    ? new CliError(`The file or the shop has changed since it was checked: ${error.message}`)
    : error;
}

async function importAsSeller(context: SellerContext, path: string, options: Options): Promise<Answer> {
  requireFiles(path, options);
  await learnLanguages(context);
  const { checked, job, pictureNames } = await checkAsSeller(context, path, options.pictures);
  requireGoods(checked);
  if (options.check) return onlyChecked(checked);
  const done = await writeAsSeller(job, pictureNames, checked.products).catch(changedMeanwhile);
  return { data: done, lines: [writtenText(checked, done), ...soldOutNote(checked)] };
}

async function importProducts(context: Context, path: string, options: Options): Promise<Answer> {
  const job = jobOf(context, path, options);
  const checked = await checkFile(job);
  requireGoods(checked);
  if (options.check) return onlyChecked(checked);
  const done = await writeFile(job, checked.products).catch(changedMeanwhile);
  const made = Object.entries(done.made).filter(([, count]) => count > 0);
  return {
    data: done,
    lines: [
      writtenText(checked, done),
      ...soldOutNote(checked),
      ...(made.length > 0 ? [`Made: ${made.map(([kind, count]) => `${kind} ${count}`).join(', ')}.`] : []),
    ],
  };
}

async function exportTo({ db, uploadsDir, s3 }: Context, path: string, { pictures }: Options): Promise<Answer> {
  let count = 0;
  async function* texts() {
    for await (const { text, products } of exportedProducts({ db, uploadsDir, s3, picturesTo: pictures })) {
      count += products;
      yield text;
    }
  }
  await writeNew(path, texts());
  return { data: { products: count, file: path }, lines: [`${amountOf(count, 'product')} in ${path}.`] };
}

async function exportAsSeller(context: SellerContext, path: string, { pictures }: Options): Promise<Answer> {
  await learnLanguages(context);
  const skus = new Set<string>();
  async function* texts() {
    yield stringify([columns()]);
    for await (const rows of goodsOfSeller(context)) {
      for (const { sku = '' } of rows) skus.add(sku);
      if (pictures !== undefined) await fetchPictures(context, rows, pictures);
      yield stringify(rows, { columns: [...columns()] });
    }
  }
  await writeNew(path, texts());
  return { data: { products: skus.size, file: path }, lines: [`${amountOf(skus.size, 'product')} in ${path}.`] };
}

const columnHelp = (name: string) => `${name}${required.some((needed) => needed === name) ? '  (needed)' : ''}`;

const columnList = (): Answer => ({ data: columns(), lines: columns().map(columnHelp) });

export const goodsCommands: Command[] = [
  {
    use: 'import products <file>',
    says: 'adds and changes products by their SKU, from CSV or JSON Lines; also files of Shopify and WooCommerce',
    options: {
      '--pictures <folder>': 'the folder with the files that the column "pictures" names',
      '--check': 'says what is wrong with which row, and writes nothing',
    },
    run: (context, [file = ''], options) => importProducts(context, file, options),
    asSeller: (context, [file = ''], options) => importAsSeller(context, file, options),
  },
  {
    use: 'import columns',
    says: 'the columns of a file of products',
    run: async () => columnList(),
    asSeller: async () => columnList(),
  },
  {
    use: 'export products <file>',
    says: 'writes all products as CSV, which the import takes back',
    options: { '--pictures <folder>': 'copies your pictures there' },
    run: (context, [file = ''], options) => exportTo(context, file, options),
    asSeller: (context, [file = ''], options) => exportAsSeller(context, file, options),
  },
];
