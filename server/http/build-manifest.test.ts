import { expect, test } from 'vitest';
import { filesOf, fontHints } from './build-manifest.ts';

const manifest = {
  page: { file: 'page.js', imports: ['frame'], css: ['page.css'] },
  frame: { file: 'frame.js', css: ['frame.css'] },
  part: { file: 'part.js', css: ['part.css'] },
  '_sale-1.js': { file: 'sale.js', name: 'sale', css: ['sale.css'] },
  font: { file: 'font.woff2' },
};

test('A page has the styles of its parts, also of one that is named by the file of several modules', () => {
  const files = filesOf(manifest, { screen: 'page', parts: ['part', 'sale'], ahead: ['part'] });
  expect(files.scripts).toEqual(['frame.js', 'page.js']);
  expect(files.styles).toEqual(['frame.css', 'page.css', 'part.css', 'sale.css']);
  expect(files.ahead).toEqual(['part.js']);
});

test('A hint for a font has the address of the built file, and one that the build lacks is left out', () => {
  expect(fontHints(manifest, ['font', 'lost'])).toBe(
    '</font.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
  );
  expect(fontHints(manifest, [])).toBe('');
});
