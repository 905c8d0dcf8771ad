/** Files of goods of a seller: read here, checked and written by the shop, some hundred rows at a time. */
import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setLanguages } from '#server/i18n/languages.ts';
import { type Found, hashOfFile, PictureImport, type PictureSource } from '#server/import/pictures.ts';
import { type Problem, UnreadableFile } from '#server/import/problem.ts';
import { productsOf } from '#server/import/products.ts';
import { progress } from '#server/import/progress.ts';
import { type Row, rowsOf } from '#server/import/rows.ts';
import { type Checked, hasNoStock } from '#server/import/run.ts';
import { translatorFor } from '#server/import/translators.ts';
import type { Written } from '#server/import/write.ts';
import { ownPicture, pictureFile, pictureWidths } from '#server/pictures.ts';
import { documentBytes } from '#server/uploads/limits.ts';
import type { SellerContext } from '../command.ts';
import { responseOf } from './api.ts';

const mostRows = 500;
/** Below the megabyte that the shop takes, and that proxies in front of it often take by default. */
const mostBytes = 600_000;
const mostProblems = 1000;
const contentDigits = 24;

type SentRow = { line: number; cells: Record<string, string> };

/** The shop sees some hundred rows at a time: what an earlier row says of a colour goes along with the later ones. */
class Codes {
  private readonly known = new Map<string, string>();

  sentRow({ line, cells }: Row): SentRow {
    const colour = cells.get('color')?.trim().toLowerCase() ?? '';
    const code = cells.get('color_code') ?? this.known.get(colour);
    if (colour && code) this.known.set(colour, code);
    return { line, cells: { ...Object.fromEntries(cells), ...(colour && code && { color_code: code }) } };
  }
}

/** The rows of one product stay together. */
async function* products(path: string): AsyncGenerator<SentRow[]> {
  let rows: SentRow[] = [];
  const codes = new Codes();
  for await (const row of translatorFor(rowsOf(path))) {
    const sent = codes.sentRow(row);
    if (rows[0] && rows[0].cells.sku !== sent.cells.sku) {
      yield rows;
      rows = [];
    }
    rows.push(sent);
  }
  if (rows.length > 0) yield rows;
}

async function* requests(path: string): AsyncGenerator<SentRow[]> {
  let batch: SentRow[] = [];
  let bytes = 0;
  for await (const product of products(path)) {
    const size = Buffer.byteLength(JSON.stringify(product));
    if (batch.length > 0 && (batch.length + product.length > mostRows || bytes + size > mostBytes)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(...product);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

/** What the shop has already, and what the folder has for it. */
class OwnPictures implements PictureSource {
  private readonly folder: PictureImport;
  private readonly job: Job;
  readonly pictureNames = new Set<string>();

  constructor(job: Job) {
    this.job = job;
    this.folder = new PictureImport({ from: job.from, uploadsDir: '' });
  }

  async check(name: string): Promise<Found> {
    // An exported picture is in the shop under this name, and must not come back as another one.
    if (await isInShop(this.job.context, name)) return { name };
    const found = await this.folder.check(name);
    if ('reason' in found) return this.job.sent.has(name) ? { name } : found;
    const file = await stat(join(this.job.from ?? '', name)).catch(() => undefined);
    // A picture that the shop draws has no file.
    if (!file) return found;
    if (file.size > documentBytes) return { reason: `"${name}" has more than 5 MB`, correction: 'Make it smaller' };
    this.pictureNames.add(name);
    return found;
  }

  bring(name: string): Promise<Found> {
    return this.check(name);
  }
}

async function isInShop({ api }: SellerContext, name: string): Promise<boolean> {
  const own = name.replace(/\.webp$/, '');
  if (!ownPicture(own)) return false;
  return (await fetch(`${api.url}/pictures/${pictureFile(own, pictureWidths[2])}`, { method: 'HEAD' })).ok;
}

async function sentPictures({ api }: SellerContext): Promise<Map<string, string>> {
  const sent = new Map<string, string>();
  let after: string | null | undefined;
  do {
    const query = after ? { after } : {};
    const { data } = await responseOf(api.GET('/seller/pictures', { params: { query } }));
    for (const { name, content } of data.pictures) sent.set(name, content);
    after = data.next;
  } while (after);
  return sent;
}

type Job = { context: SellerContext; path: string; from: string | undefined; sent: Map<string, string> };

type Gathered = Checked & { add: (problems: readonly Problem[]) => void };

function gathering(): Gathered {
  const known = new Set<string>();
  const checked: Gathered = {
    ...{ rows: 0, products: 0, soldOut: 0, problems: [], problemCount: 0 },
    add: (problems) => {
      for (const problem of problems) {
        const key = `${problem.line} ${problem.column}`;
        if (known.has(key)) continue;
        known.add(key);
        checked.problemCount += 1;
        if (checked.problems.length < mostProblems) checked.problems.push(problem);
      }
    },
  };
  return checked;
}

async function untilUnreadable(add: Gathered['add'], work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    add([error.problem]);
  }
}

async function checkHere({ path }: Job, checked: Gathered, pictures: OwnPictures): Promise<void> {
  for await (const { product, problems } of productsOf(path)) {
    checked.add(problems);
    checked.products += 1;
    checked.soldOut += Number(hasNoStock(product));
    const isSafe = !problems.some(({ column }) => column === 'pictures');
    for (const name of isSafe ? product.pictures : []) {
      const found = await pictures.check(name);
      if ('reason' in found) checked.add([{ line: product.line, column: 'pictures', ...found }]);
    }
  }
}

/** Pictures are checked here: the shop has not got them yet. */
const withoutPictures = ({ line, cells: { pictures: _, ...cells } }: SentRow): SentRow => ({ line, cells });

async function checkThere({ context: { api, say }, path }: Job, checked: Gathered): Promise<void> {
  const tell = progress('checked', say);
  for await (const rows of requests(path)) {
    const { data } = await responseOf(
      api.POST('/seller/goods', { body: { check: true, rows: rows.map(withoutPictures) } }),
    );
    checked.rows += rows.length;
    checked.add(data.problems);
    tell(checked.rows);
  }
}

/** The columns of a file follow the languages of the shop, which this process cannot read from the database. */
export async function learnLanguages({ api }: SellerContext): Promise<void> {
  const { data } = await responseOf(api.GET('/master'));
  setLanguages(data.languages.map(({ name }) => name));
}

/** Nothing is written; `pictureNames` are the names of pictures that the folder has. */
export async function checkAsSeller(context: SellerContext, path: string, from: string | undefined) {
  const job: Job = { context, path, from, sent: await sentPictures(context) };
  const checked = gathering();
  const pictures = new OwnPictures(job);
  await untilUnreadable(checked.add, () => checkHere(job, checked, pictures));
  await untilUnreadable(checked.add, () => checkThere(job, checked));
  checked.problems.sort((a, b) => a.line - b.line);
  const { add: _, ...result } = checked;
  return { checked: result, job, pictureNames: pictures.pictureNames };
}

async function sendPicture({ context: { api }, sent }: Job, name: string, path: string): Promise<void> {
  const content = (await hashOfFile(path)).slice(0, contentDigits);
  if (sent.get(name) === content) return;
  const form = new FormData();
  form.set('name', name);
  form.set('picture', await openAsBlob(path), name);
  // The types of the contract know files as texts.
  const body = { name, picture: '' };
  await responseOf(api.POST('/seller/pictures', { body, bodySerializer: () => form }));
  sent.set(name, content);
}

/** What is there already is left alone, so an interrupted run is finished by running it again. */
export async function writeAsSeller(job: Job, pictureNames: ReadonlySet<string>, total: number): Promise<Written> {
  const { context, path, from = '' } = job;
  for (const name of pictureNames) await sendPicture(job, name, join(from, name));
  const done: Written = { added: 0, changed: 0, equal: 0 };
  const tell = progress('written', context.say, total);
  for await (const rows of requests(path)) {
    const { data } = await responseOf(context.api.POST('/seller/goods', { body: { rows } }));
    const [problem] = data.problems;
    if (problem) throw new UnreadableFile(problem);
    for (const name of ['added', 'changed', 'equal'] as const) done[name] += data[name];
    tell(done.added + done.changed + done.equal);
  }
  return done;
}

/** The own products as rows, some hundred at a time. */
export async function* goodsOfSeller({ api }: SellerContext): AsyncGenerator<Record<string, string>[]> {
  let after: string | null | undefined;
  do {
    const query = after ? { after } : {};
    const { data } = await responseOf(api.GET('/seller/goods', { params: { query } }));
    yield data.rows;
    after = data.next;
  } while (after);
}
