/**
 * What a failing browser test leaves under `test-results/e2e/<file>/<test>/`: for each page a screenshot, its HTML, its
 * console and its calls, and for each context a trace (`npx playwright-core show-trace trace.zip`). Its error says where
 * the page was and what it received last.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished, type TestContext } from 'vitest';
import { inRoot } from '#server/root.ts';
import { recordInputsOf, whatIsShown } from './last-inputs.ts';

type PageRecord = { page: Page; console: string[]; network: string[] };

const record = (page: Page): PageRecord => {
  const lines: PageRecord = { page, console: [], network: [] };
  page.on('console', (message) => lines.console.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => lines.console.push(`page error: ${error.stack ?? error.message}`));
  page.on('response', (response) => {
    lines.network.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    lines.network.push(`${request.failure()?.errorText} ${request.method()} ${request.url()}`);
  });
  return lines;
};

type Task = TestContext['task'];

/** File names of every system take letters, digits and hyphens; the language of the title stays readable. */
const slug = (text: string) =>
  text
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);

const folderOf = (task: Task) => {
  const titles = [task.name];
  for (let suite = task.suite; suite?.name; suite = suite.suite) titles.unshift(suite.name);
  return inRoot('test-results', 'e2e', slug(basename(task.file.name, '.test.ts')), slug(titles.join(' ')));
};

const save = async (context: BrowserContext, pages: readonly PageRecord[], folder: string) => {
  mkdirSync(folder, { recursive: true });
  for (const [at, lines] of pages.entries()) {
    const named = (ending: string) => join(folder, `page-${at + 1}${ending}`);
    writeFileSync(named('.console.txt'), lines.console.join('\n'));
    writeFileSync(named('.network.txt'), lines.network.join('\n'));
    // A page that is closed or hangs has neither.
    await lines.page.screenshot({ path: named('.png') }).catch(() => undefined);
    const html = await lines.page.content().catch(() => '');
    writeFileSync(named('.html'), html);
  }
  await context.tracing.stop({ path: join(folder, 'trace.zip') }).catch(() => undefined);
};

const saveOfTest = async (context: BrowserContext, pages: readonly PageRecord[], task: Task) => {
  const folder = folderOf(task);
  const shown = await Promise.all(pages.map(({ page }) => whatIsShown(page)));
  await save(context, pages, folder);
  // A CI service may show the output alone, so the message of the error says what the record shows.
  for (const error of task.result?.errors?.slice(0, 1) ?? []) {
    error.message = [error.message, ...shown, `Record: ${folder}`].join('\n');
  }
};

/** True inside a running test; hooks of a file may open pages too, and these stay open for all of its tests. */
const onFinished = (work: (context: TestContext) => Promise<void>): boolean => {
  try {
    onTestFinished(work);
    return true;
  } catch {
    return false;
  }
};

/** Runs in the page and tells it that its line is metered. */
const meterLine = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

export type ContextOptions = BrowserContextOptions & {
  /** The page fetches the files of the first interaction as soon as it rests; otherwise only that interaction does. */
  fetchesAtRest?: boolean;
};

/** A service worker would hide calls from a test that counts or replaces them: tests of the worker itself allow it. */
const openRecorded = async (browser: Browser, { fetchesAtRest, ...options }: ContextOptions) => {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  // A rest depends on the time, and most tests do not.
  if (!fetchesAtRest) await context.addInitScript(meterLine);
  await recordInputsOf(context);
  const pages: PageRecord[] = [];
  context.on('page', (page) => pages.push(record(page)));
  return { context, pages };
};

const sharedPages = new WeakMap<BrowserContext, PageRecord[]>();

/** Opens a context that several tests use in turn: each of them calls `recordFailure`, and the last closes it. */
export const openSharedContext = async (browser: Browser, options: ContextOptions): Promise<BrowserContext> => {
  const { context, pages } = await openRecorded(browser, options);
  sharedPages.set(context, pages);
  return context;
};

/** Saves the record of a shared context in this folder, with the trace if one is recorded. */
export const saveRecord = (context: BrowserContext, folder: string): Promise<void> =>
  save(context, sharedPages.get(context) ?? [], folder);

/** From here to the end of the running test, the record of a shared context is that of this test. */
export const recordFailure = (context: BrowserContext): void => {
  const pages = sharedPages.get(context) ?? [];
  for (const lines of pages) {
    lines.console.length = 0;
    lines.network.length = 0;
  }
  onFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await saveOfTest(context, pages, task);
  });
};

/** Opens a context that is recorded. When its test ends, the record of a failure is saved and the context is closed. */
export const openContext = async (browser: Browser, options: ContextOptions): Promise<BrowserContext> => {
  const { context, pages } = await openRecorded(browser, options);
  const isOfTest = onFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await saveOfTest(context, pages, task);
    // A trace that is not stopped stays in the folder for temporary files.
    else await context.tracing.stop().catch(() => undefined);
    await context.close();
  });
  // Snapshots of the page cost a fifth of the time of a run.
  if (isOfTest) await context.tracing.start({ snapshots: process.env.LARDER_TRACE === 'full' });
  return context;
};
