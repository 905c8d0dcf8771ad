/** A chart that is run by hand in the gallery, without a shop. */
import { expect, test } from 'vitest';
import { openPage } from '#tests/support/browser/browser.ts';
import { galleryOrigin, openGallery, whileCompiling } from '#tests/support/browser/open-gallery.ts';
import { galleryPath } from '#tools/flows/gallery/serve.ts';
import { browser } from '../support/browser/open-shop.ts';

openGallery();

/** The server compiles the gallery, and makes the samples of all charts. */
const timeout = 3 * whileCompiling.timeout;

test('Search is typed into, answered and closed, and the run becomes a row of the edge cases', {
  timeout,
}, async () => {
  const { page, complaints, context } = await openPage(browser, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto(`${galleryOrigin}${galleryPath}#search`, whileCompiling);
  await page.getByRole('link', { name: 'Simulate this chart' }).click(whileCompiling);
  const send = (type: string) => page.getByRole('button', { name: type, exact: true }).click();
  const steps = page.getByRole('region', { name: 'Steps' }).getByRole('button');

  // The payload is a sample, which the server makes from the type of the event.
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'query.type', exact: true }) })
    .getByText('with its payload')
    .click(whileCompiling);
  const payload = page.getByRole('textbox', { name: 'The event query.type' });
  expect(JSON.parse(await payload.inputValue())).toMatchObject({ type: 'query.type', text: expect.any(String) });
  await payload.fill('{"type": "query.type", "text": "milk"}');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => steps.last().textContent()).toBe('query.type → question.debouncing, list.open');
  await page.getByRole('button', { name: 'Let the next timer go off' }).click();
  await page.getByRole('combobox', { name: 'Outcome' }).waitFor();
  await page.getByRole('button', { name: 'Answer the call' }).click();
  await expect.poll(() => steps.last().textContent()).toMatch(/^suggestProducts succeeds → .*question\.none/);
  await send('search.close');
  await expect.poll(() => steps.last().textContent()).toMatch(/^search\.close → .*list\.closed/);

  await page.getByRole('button', { name: 'Copy as a test' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('ends: {question: "none", list: "closed"}');
  expect(complaints).toEqual([]);
  await context.close();
});
