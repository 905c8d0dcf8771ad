/** The page that starts the shop without a server of its own. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** A fetch that the page itself makes carries the browser's language, and its response would be taken for the shopper's. */
test('A plain page fetches nothing before it knows the shopper’s language', async () => {
  const page = await readFile(new URL('../../index.html', import.meta.url), 'utf8');
  expect(page).toContain('src/main.tsx');
  expect(page).not.toMatch(/<link[^>]*as="fetch"/);
});
