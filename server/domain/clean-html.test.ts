import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';

describe('cleanHtml', () => {
  test.each([
    ['<h2>A</h2><p>b <strong>c</strong><br />d</p>', '<h2>A</h2><p>b <strong>c</strong><br />d</p>'],
    ['<p onclick="alert(1)" style="color:red" class="x">a</p>', '<p>a</p>'],
    ['a<script>alert(1)</script><style>p{}</style><iframe src="/x"></iframe>b', 'ab'],
    ['<a href="/blogs" target="_blank" onmouseover="alert(1)">b</a>', '<a href="/blogs">b</a>'],
    ['<a href="https://larder.test/x">b</a>', '<a href="https://larder.test/x">b</a>'],
    ['<a href="mailto:a@larder.test">b</a>', '<a href="mailto:a@larder.test">b</a>'],
    ['<a href="javascript:alert(1)">b</a>', '<a>b</a>'],
    ['<a href="java\tscript:alert(1)">b</a>', '<a>b</a>'],
    ['<a href=" data:text/html,x">b</a>', '<a>b</a>'],
    ['<a href="//evil.test">b</a>', '<a>b</a>'],
    ['<img src="/pictures/a.webp" alt="A" onerror="alert(1)">', '<img src="/pictures/a.webp" alt="A" />'],
    ['<img src="x:y" onerror=alert(1)>', '<img />'],
    ['<svg/onload=alert(1)><math><mi xlink:href="javascript:alert(1)">a</mi></math>', 'a'],
    ['Fish &amp; chips &lt;3', 'Fish &amp; chips &lt;3'],
  ])('cleans %s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });
});
