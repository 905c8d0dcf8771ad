/** A tester's report in the gallery of flows. */
import { expect, test } from 'vitest';
import { openPage } from '#tests/support/browser/browser.ts';
import { galleryOrigin, openGallery, whileCompiling } from '#tests/support/browser/open-gallery.ts';
import { galleryPath } from '#tools/flows/gallery/serve.ts';
import { browser } from '../support/browser/open-shop.ts';

openGallery();

test('A report of a session is replayed, and drawn as a sequence whose messages lead back to the charts', async () => {
  const { page, complaints } = await openPage(browser);
  await page.goto(`${galleryOrigin}${galleryPath}#reports`, whileCompiling);
  await page.getByLabel('Report', { exact: true }).setInputFiles('tests/replays/first-login.json');
  await page.getByText('The charts repeat the session: all').waitFor(whileCompiling);
  await page.getByRole('link', { name: 'Who told whom what' }).click();
  const messages = page.getByRole('list', { name: 'Messages' }).getByRole('link');
  await messages.first().waitFor();
  const all = await messages.count();
  expect(all).toBeGreaterThan(20);
  await page.getByRole('combobox', { name: 'Participant' }).selectOption('shop/session');
  await expect.poll(() => messages.count()).toBeLessThan(all);
  await messages.first().click();
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#reports\?entry=\d+$/);
  expect(complaints).toEqual([]);
});
