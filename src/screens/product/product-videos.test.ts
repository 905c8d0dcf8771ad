import { expect, test } from 'vitest';
import { videosOf } from './product-videos.ts';

const listed = (...media: { type: string; url?: string | null }[]) => videosOf({ thumbnails: media });

test('A file is played once, and its address may be of this shop', () => {
  expect(
    listed(
      { type: 'file', url: '/video.mp4' },
      { type: 'file', url: '/video.mp4' },
      { type: 'file', url: 'https://files.test/a.mp4' },
    ),
  ).toEqual([
    { kind: 'file', address: '/video.mp4' },
    { kind: 'file', address: 'https://files.test/a.mp4' },
  ]);
});

test.each([
  ['<iframe width="560" src="https://videos.test/embed/1?a=1&amp;b=2" allowfullscreen></iframe>'],
  ["<div><IFRAME class='x' src='//videos.test/embed/1?a=1&b=2'></IFRAME></div>"],
  ['https://videos.test/embed/1?a=1&b=2'],
])('Of an embed only the address is left: %s', (url) => {
  expect(listed({ type: 'youtube', url })).toEqual([{ kind: 'embed', address: 'https://videos.test/embed/1?a=1&b=2' }]);
});

test.each([
  [{ type: 'file', url: null }],
  [{ type: 'file' }],
  [{ type: 'file', url: 'javascript:alert(1)' }],
  [{ type: 'file', url: 'mailto:a@b.test' }],
  [{ type: 'embed', url: '<iframe src="javascript:alert(1)"></iframe>' }],
  [{ type: 'embed', url: '<script>alert(1)</script>' }],
  [{ type: 'embed', url: '/own/page' }],
  [{ type: 'image', url: 'https://files.test/a.mp4' }],
])('%j is no video', (media) => {
  expect(listed(media)).toEqual([]);
});
