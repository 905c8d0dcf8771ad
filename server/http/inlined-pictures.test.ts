/** Which pictures of a page are inlined. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';
import { inlinePictures } from './inlined-pictures.ts';

const image = (srcSet: string, inlined = 'medium') => `<img srcSet="${srcSet}" alt="" data-inlined="${inlined}"/>`;
const hint = (srcSet: string) => `<link rel="preload" as="image" imageSrcSet="${srcSet}" fetchPriority="high"/>`;
const apples =
  '/pictures/red-apples-160.webp 160w, /pictures/red-apples-320.webp 320w, /pictures/red-apples-640.webp 640w';

test.each([
  ['medium', 320],
  ['large', 640],
])('The page of a %s picture contains the file for it and no preload hint', (inlined, width) => {
  const { markup, hints } = inlinePictures({ markup: image(apples, inlined), hints: hint(apples) });
  const file = readFileSync(inRoot('server', 'pictures', `red-apples-${width}.webp`)).toString('base64');
  const data = `data:image/webp;base64,${file}`;
  expect(markup).toBe(image(apples.replace(`/pictures/red-apples-${width}.webp`, data), inlined));
  expect(hints).toBe('');
});

test.each([
  ['from elsewhere', 'https://pictures.example/a-320.webp 320w, https://pictures.example/a-640.webp 640w'],
  ['that somebody has sent', '/uploads/a-320.webp 320w, /uploads/a-640.webp 640w'],
  ['that is not there', '/pictures/no-such-320.webp 320w, /pictures/no-such-640.webp 640w'],
  ['outside of the folder', '/pictures/../page.ts 320w, /pictures/../page.ts 640w'],
])('A picture %s is not inlined and keeps its preload hint', (_, srcSet) => {
  const rendered = { markup: image(srcSet), hints: hint(srcSet) };
  expect(inlinePictures(rendered)).toEqual(rendered);
});

test('A page inlines pictures up to a limit of bytes', () => {
  const many = Array.from({ length: 40 }, () => image(apples)).join('');
  const { markup } = inlinePictures({ markup: many, hints: '' });
  expect(markup.length - many.length).toBeLessThan(28 * 1024);
  expect(markup.startsWith('<img srcSet="/pictures/red-apples-160.webp 160w, data:')).toBe(true);
  expect(markup.endsWith(image(apples))).toBe(true);
});
