// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { RichText } from './RichText.tsx';

afterEach(cleanup);

const drawn = (html: string) => render(<RichText html={html} />).container.firstElementChild?.innerHTML;

describe('RichText', () => {
  test.each([
    ['<p>One <b>two</b> <i>three</i></p>', '<p>One <strong>two</strong> <em>three</em></p>'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<h1>Title</h1><p>a<br>b', '<h3>Title</h3><p>a<br>b</p>'],
    ['<p>a<ul><li>b</li></ul>', '<p>a</p><ul><li>b</li></ul>'],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['Fish &amp; chips &lt;3 &#x2f; &#47;', 'Fish &amp; chips &lt;3 / /'],
    ['1 < 2 and 3 > 2', '1 &lt; 2 and 3 &gt; 2'],
    ['<a href="javascript:alert(1)">read</a>', 'read'],
    ['<p onclick="alert(1)" class="x">a</p>', '<p>a</p>'],
    ['a<script>alert(1)</script>b<style>p{}</style>c', 'abc'],
    ['a<!-- <p>hidden</p> -->b', 'ab'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['a<script>never closed', 'a'],
  ])('%s', (html, expected) => {
    expect(drawn(html)).toBe(expected);
  });

  const pieces = fc.constantFrom(
    '<p>',
    '</p>',
    '<ul>',
    '</ul>',
    '<li>',
    '</li>',
    '<strong>',
    '</strong>',
    '<h2>',
    '</h2>',
    '<br/>',
    '<script>',
    '</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">',
    '<svg/onload=alert(1)>',
    '&lt;script&gt;',
    '<!--',
    '-->',
    '<',
    '"',
    'text',
  );

  test('whatever comes: only the tags of a text, without attributes', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const page = document.createElement('div');
        page.innerHTML = renderToString(<RichText html={parts.join('')} />);
        const elements = [...page.querySelectorAll('div > *, div > * *')];
        for (const element of elements.filter((each) => each.parentElement !== page)) {
          expect(element.tagName).toMatch(/^(P|UL|OL|LI|STRONG|EM|H3|BR)$/);
          expect(element.attributes).toHaveLength(0);
        }
      }),
      { numRuns: 300 },
    );
  });
});
