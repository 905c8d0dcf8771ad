/**
 * Pictures of screens and how far they are from the kept ones in `tests/pictures`. Another machine draws letters in
 * another way, so a sample of letters is kept with them, and they are compared only where that looks the same.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { inRoot } from '#server/root.ts';
import { phone } from './browser.ts';
import { readImage } from './read-image.ts';

const kept = inRoot('tests', 'pictures');
const changed = inRoot('test-results', 'pictures');

/** A channel that differs by less is the same colour to the eye. */
const leastDifference = 24;

export const isUpdating = process.env.LARDER_PICTURES === 'update';

/** Letters, figures and signs, in the fonts that the shop asks for (`src/theme/tokens.css.ts`) but for the one that it brings. */
const sample = `<!doctype html><meta charset="utf-8"><style>
  body { font: 400 18px/1.5 ui-sans-serif, system-ui, "Noto Sans Arabic", sans-serif }
  [dir=rtl] { font-family: "Noto Sans Arabic", ui-sans-serif, system-ui, sans-serif }</style>
  <p>Whole Milk 1.5 L – 12,345.67$ “½”</p><p><b>Ørchard</b> <i>façade</i></p>
  <p dir="rtl" lang="ar">حليب كامل الدسم، ٢٫٥ لتر — متجر الحيّ</p><p dir="rtl" lang="fa">شیر پرچرب، کیوی و پسته — گچ‌پژ</p>`;

/** What this machine makes of the sample. */
export async function lettersOf(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: phone });
  await page.setContent(sample);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** What is another one at another hour, and what would weigh more than all the rest: photos leave their place empty. */
const still = `
  time, [role=timer] { display: none !important }
  img { visibility: hidden !important }
  *, ::before, ::after { caret-color: transparent !important; animation: none !important; transition: none !important }`;

export async function pictureOf(page: Page): Promise<Buffer> {
  await page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
  }, still);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return picture;
}

const pathOf = (folder: string, name: string) => join(folder, `${name}.webp`);

/** Without loss, and small. */
export async function keep(name: string, picture: Buffer): Promise<void> {
  await mkdir(kept, { recursive: true });
  await writeFile(pathOf(kept, name), await readImage(picture).webp({ lossless: true, effort: 6 }).toBuffer());
}

const pixelsOf = (picture: Buffer) => readImage(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

const countChanged = (one: Buffer, other: Buffer): number => {
  let count = 0;
  for (let at = 0; at < one.length; at += 3) {
    const isOther = [0, 1, 2].some((channel) => {
      return Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) >= leastDifference;
    });
    if (isOther) count += 1;
  }
  return count;
};

/** The share of the pixels that are not as they were kept; what has changed is put into `test-results/pictures`. */
export async function changeOf(name: string, picture: Buffer): Promise<number> {
  if (!existsSync(pathOf(kept, name))) return 1;
  const before = await readFile(pathOf(kept, name));
  const [one, other] = [await pixelsOf(before), await pixelsOf(picture)];
  const isOfOneSize = one.info.width === other.info.width && one.info.height === other.info.height;
  const share = isOfOneSize ? countChanged(one.data, other.data) / (one.data.length / 3) : 1;
  if (share > 0) {
    await mkdir(changed, { recursive: true });
    await writeFile(join(changed, `${name}.png`), picture);
    const difference = readImage(picture).composite([{ input: before, blend: 'difference' }]);
    if (isOfOneSize) await difference.toFile(join(changed, `${name}.difference.png`));
  }
  return share;
}
