/** The report of the journeys: what failed stands first, with all that is needed to see it and to walk it again. */
import { expect, test } from 'vitest';
import { pageOf } from '#tests/paths/report-page.ts';

const again = 'npm run journeys -- --url https://shop.test --flow cart --path';

test('The report lists a failed path first, open, with transition, image and command, and escapes texts', () => {
  const green = {
    flow: 'search',
    id: 'aaaa1111',
    steps: ['search: a + b → c'],
    again: `${again} aaaa1111`,
    faults: [],
    seconds: 1.25,
    isFresh: true,
  };
  const transition = 'cart: idle + line.increment → <updating>';
  const failure = {
    transition,
    why: '\u001b[31mexpected 2\u001b[39m & got 1',
    words: 'On /cart, after pressing button “Increase”: “2” was expected, “1” was shown.',
    picture: 'cGljdHVyZQ==',
  };
  const red = {
    flow: 'cart',
    id: 'bbbb2222',
    steps: [transition],
    again: `${again} bbbb2222`,
    failure,
    faults: ['listShops: network'],
    seconds: 2,
    isFresh: true,
  };
  const page = pageOf({ url: 'https://shop.test', journeys: [green, red] });
  expect(page.indexOf('bbbb2222')).toBeLessThan(page.indexOf('aaaa1111'));
  expect(page).toContain('2 paths, 1 of them failed.');
  expect(page).toContain('<details class="path red" data-flow="cart" open>');
  expect(page).toContain('<p class="words">On /cart, after pressing button “Increase”: “2” was expected');
  expect(page).toContain('cart: idle + line.increment → &#60;updating&#62;');
  expect(page).toContain('expected 2 &#38; got 1');
  expect(page.match(/Went wrong on purpose: [^<]*/g)).toEqual(['Went wrong on purpose: listShops: network.']);
  expect(page).toContain('src="data:image/png;base64,cGljdHVyZQ=="');
  expect(page).toContain(`${again} bbbb2222`);
  expect(page).not.toMatch(/<updating>|src="http|<script|<link/);
});
