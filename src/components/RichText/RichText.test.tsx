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
    ['no &constructor; of ours', 'no &amp;constructor; of ours'],
    ['1 < 2 and 3 > 2', '1 &lt; 2 and 3 &gt; 2'],
    ['<a href="javascript:alert(1)">read</a>', 'read'],
    ['<p onclick="alert(1)" class="x">a</p>', '<p>a</p>'],
    ['a<script>alert(1)</script>b<style>p{}</style>c', 'abc'],
    ['a<!-- <p>hidden</p> -->b', 'ab'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<img src="javascript:alert(1)">a', 'a'],
    ['<blockquote><p>a</blockquote>b', '<blockquote><p>a</p></blockquote>b'],
    ['<h2>a<h2>b', '<h3>a</h3><h3>b</h3>'],
    ['<ul><li><b>a<li>b</ul>', '<ul><li><strong>a</strong></li><li>b</li></ul>'],
    ['<p title="a > b">c</p>', '<p>c</p>'],
    ['a<script>never closed', 'a'],
  ])('renders %s', (html, expected) => {
    expect(drawn(html)).toBe(expected);
  });

  test('links within the shop, or to other sites without access to this page', () => {
    const { container } = render(
      <RichText html='<a href="/blogs">in</a> <a href="https://larder.test/?a&amp;b">out</a>' />,
    );
    const [inside, outside] = container.querySelectorAll('a');
    expect(inside?.getAttribute('href')).toBe('/blogs');
    expect(inside?.target).toBe('');
    expect(outside?.href).toBe('https://larder.test/?a&b');
    expect([outside?.target, outside?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  });

  test('loads pictures when they come near, with their alternative text', () => {
    const { container } = render(<RichText html='<img src="/pictures/a.webp" alt="A loaf">' />);
    const picture = container.querySelector('img');
    expect([picture?.getAttribute('src'), picture?.alt, picture?.getAttribute('loading')]).toEqual([
      '/pictures/a.webp',
      'A loaf',
      'lazy',
    ]);
  });

  test('ranks headings below the page’s own', () => {
    expect(render(<RichText html="<h3>a</h3>" level={2} />).container.querySelector('h2')?.textContent).toBe('a');
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

  test('renders nothing but tags of a text, without attributes, whatever it gets', () => {
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
