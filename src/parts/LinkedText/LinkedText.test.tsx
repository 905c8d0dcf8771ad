// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { LinkedText } from './LinkedText.tsx';

afterEach(cleanup);

const wrappers = [
  (core: string) => core,
  (core: string) => `"${core}"`,
  (core: string) => `https://larder.test/${core}`,
  (core: string) => `www.larder.test/?q=${core} and more`,
  (core: string) => `&lt;${core}&gt;`,
  (core: string) => `\u202e${core}\u202c`,
  (core: string) => `ht\u200btps://larder.test ${core}`,
  (core: string) => `${core}\nhttps://larder.test`,
];

const cores = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><script>alert(1)</script>',
  "'onmouseover='alert(1)",
  '" onclick="alert(1)',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java&#x0A;script:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<math><mi xlink:href="javascript:alert(1)">',
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what somebody may write
  '${alert(1)}',
  '<style>@import "javascript:alert(1)"</style>',
  '&quot;&gt;&lt;script&gt;',
];

const payloads = cores.flatMap((core) => wrappers.map((wrap) => wrap(core)));

describe('LinkedText', () => {
  test(`shows ${payloads.length} hostile texts as they are, with links and nothing else`, () => {
    expect(payloads.length).toBeGreaterThanOrEqual(150);
    for (const text of payloads) {
      const { container } = render(<LinkedText text={text} />);
      expect(container.textContent).toBe(text);
      for (const element of container.querySelectorAll('*')) {
        expect(element.tagName).toBe('A');
        expect(element.getAttributeNames().sort()).toEqual(['class', 'href', 'rel', 'target']);
        expect(element.getAttribute('href')).toMatch(/^https?:\/\/(www\.)?larder\.test\//);
      }
      cleanup();
    }
  });

  test('lets nothing of this page reach the one that is opened', () => {
    const { container } = render(<LinkedText text="See https://larder.test now" />);
    const link = container.querySelector('a');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
    expect(link?.getAttribute('target')).toBe('_blank');
  });
});
