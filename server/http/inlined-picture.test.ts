/** Which picture of a page is inlined. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';
import { inlinePicture } from './inlined-picture.ts';

const image = (srcSet: string, inlined = 'medium') => `<img srcSet="${srcSet}" alt="" data-inlined="${inlined}"/>`;
const hint = (srcSet: string) => `<link rel="preload" as="image" imageSrcSet="${srcSet}" fetchPriority="high"/>`;
const apples =
  '/pictures/red-apples-160.webp 160w, /pictures/red-apples-320.webp 320w, /pictures/red-apples-640.webp 640w';

test.each([
  ['medium', 320],
  ['large', 640],
])('The page of a %s picture contains the file for it and no preload hint', (inlined, width) => {
  const { markup, hints } = inlinePicture({ markup: image(apples, inlined), hints: hint(apples) });
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
  expect(inlinePicture(rendered)).toEqual(rendered);
});

test('A page inlines its first picture alone', () => {
  const two = image(apples) + image(apples);
  const { markup } = inlinePicture({ markup: two, hints: '' });
  expect(markup.match(/data:image/g)).toHaveLength(1);
  expect(markup.startsWith('<img srcSet="/pictures/red-apples-160.webp 160w, data:')).toBe(true);
  expect(markup.endsWith(image(apples))).toBe(true);
});
