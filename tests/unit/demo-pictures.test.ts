/** Every product of the demo shop has three pictures of its own, with words for who cannot see them. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { locales } from '#locales/locales.ts';
import { inRoot } from '#server/root.ts';
import { demoShop } from '#server/seed/demo-shop.ts';
import { pictureText } from '#server/serializers/picture-text.ts';
import { pictureOf } from '#server/serializers/pictures.ts';

const { products, shops, categories } = demoShop();
const folder = inRoot('server', 'pictures');
const fileOf = (address: string) => address.replace('/pictures', folder);
const picturesOf = ({ picture, gallery = [] }: (typeof products)[number]) => [picture, ...gallery];
const hashOf = (name: string) =>
  createHash('sha256')
    .update(readFileSync(fileOf(pictureOf(name).large)))
    .digest('hex');

describe('the pictures of a product', () => {
  test('are three, each in a file of its own', () => {
    for (const product of products) {
      const files = picturesOf(product).map((name) => fileOf(pictureOf(name).large));
      expect(new Set(files).size, product.slug).toBe(3);
      for (const file of files) expect(statSync(file).size, file).toBeGreaterThan(1000);
    }
  });

  test('differ from those of every other product', () => {
    const seen = new Map<string, string>();
    for (const name of products.flatMap(picturesOf)) {
      const hash = hashOf(name);
      expect(seen.get(hash), `${name} looks like ${seen.get(hash)}`).toBeUndefined();
      seen.set(hash, name);
    }
  });

  test('have words in three languages, others for each of the three', () => {
    for (const product of products) {
      for (const language of locales) {
        const texts = picturesOf(product).map((name) => pictureText(name, product.name, language));
        expect(new Set(texts).size, `${product.slug} in ${language}`).toBe(3);
        for (const text of texts) expect(text).toContain(product.name[language]);
      }
    }
  });

  test('are square and large enough for a page of 600 pixels', () => {
    for (const name of products.flatMap(picturesOf)) {
      expect(pictureOf(name), name).toMatchObject({ width: 640, height: 640 });
    }
  });
});

describe('the bytes', () => {
  const averageOf = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + statSync(file).size, 0) / files.length;

  test('of what lists and first views load stay as small as those of a photograph half as large', () => {
    expect(averageOf(products.map(({ picture }) => fileOf(pictureOf(picture).small)))).toBeLessThan(2200);
    expect(averageOf(products.map(({ picture }) => fileOf(pictureOf(picture).medium)))).toBeLessThan(5000);
  });

  test('of a large picture stay below 30 KB', () => {
    for (const name of products.flatMap(picturesOf))
      expect(statSync(fileOf(pictureOf(name).large)).size, name).toBeLessThan(30_000);
  });
});

test('Shops, categories and their parts have pictures that are drawn', () => {
  const names = [
    ...shops.flatMap(({ logo, banner }) => [logo, banner]),
    ...categories.flatMap(({ picture, banner, subCategories }) => [
      picture,
      banner,
      ...subCategories.map((sub) => sub.picture),
    ]),
  ];
  for (const name of names) expect(statSync(fileOf(pictureOf(name).large)).size, name).toBeGreaterThan(1000);
});
