import { expect, test } from 'vitest';
import { mailPictureOf } from './pictures.ts';

test.each([
  ['red-apples', '/previews/pictures/red-apples-160.jpg'],
  ['/uploads/0123abcd.webp', '/previews/uploads/0123abcd.jpg'],
  ['', '/icon-192.png'],
  ['https://elsewhere.example/a.webp', '/icon-192.png'],
])('A mail shows the picture %j as %s, which every mail program knows', (name, address) => {
  expect(mailPictureOf(name)).toBe(address);
});
