/** Which pictures a gallery has, and where arrows, keys and fingers lead. */
import { describe, expect, test } from 'vitest';
import { picturesOf, shownOf } from './gallery-pictures.ts';
import { neighbourOf, numberForKey, stepOfSwipe } from './use-gallery-navigation.ts';

const image = (name: string, alt?: string) => ({ type: 'image', thumbnail: `/${name}.webp`, ...(alt && { alt }) });

describe('the pictures', () => {
  test('keep their order and say what each shows', () => {
    const shown = picturesOf({ name: 'Rice', thumbnails: [image('rice', 'Rice'), image('rice-2', 'Rice: the pack')] });
    expect(shown.map(({ number, alt }) => [number, alt])).toEqual([
      [1, 'Rice'],
      [2, 'Rice: the pack'],
    ]);
  });

  test('have the name of the product where a back end says nothing of them', () => {
    expect(picturesOf({ name: 'Rice', thumbnails: [image('a')] })[0]?.alt).toBe('Rice');
  });

  test('are the one of the lists where there is no gallery, or only videos', () => {
    const [only, ...others] = picturesOf({
      name: 'Rice',
      thumbnail: '/list.webp',
      thumbnails: [{ type: 'file', url: '/v.mp4' }],
    });
    expect(only?.picture.large).toBe('/list.webp');
    expect(others).toEqual([]);
  });

  test('are shown as the address says, the last one where it says too much', () => {
    const pictures = picturesOf({ name: 'Rice', thumbnails: [image('a'), image('b')] });
    const shownAt = (search: string) => shownOf(pictures, new URLSearchParams(search)).number;
    expect([shownAt(''), shownAt('picture=2'), shownAt('picture=9'), shownAt('picture=x')]).toEqual([1, 2, 2, 1]);
  });
});

describe('the ways', () => {
  test('lead from the last to the first and back', () => {
    expect([neighbourOf(3, 1, 3), neighbourOf(1, -1, 3), neighbourOf(1, 1, 3)]).toEqual([1, 3, 2]);
  });

  test('follow the arrow as it points on the screen, in both directions of text', () => {
    expect(numberForKey('ArrowRight', 1, 3, false)).toBe(2);
    expect(numberForKey('ArrowRight', 1, 3, true)).toBe(3);
    expect(numberForKey('ArrowLeft', 1, 3, true)).toBe(2);
  });

  test('lead to the ends by Home and End, and nowhere by other keys', () => {
    expect([
      numberForKey('Home', 2, 3, false),
      numberForKey('End', 2, 3, false),
      numberForKey('a', 2, 3, false),
    ]).toEqual([1, 3, undefined]);
  });

  test('follow a finger in both directions of text', () => {
    expect([stepOfSwipe(-80, 10, false), stepOfSwipe(80, 10, false)]).toEqual([1, -1]);
    expect([stepOfSwipe(-80, 10, true), stepOfSwipe(80, 10, true)]).toEqual([-1, 1]);
  });

  test('do not follow a short touch or a finger that scrolls the page', () => {
    expect([stepOfSwipe(-20, 0, false), stepOfSwipe(-80, 200, false)]).toEqual([undefined, undefined]);
  });
});
