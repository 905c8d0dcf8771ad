// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { hostileTexts } from '#tests/support/shops/hostile-texts.ts';
import { LinkedText } from './Bubble.tsx';

afterEach(cleanup);

describe('LinkedText', () => {
  test(`shows ${hostileTexts.length} hostile texts as they are, with links and no other elements`, () => {
    expect(hostileTexts.length).toBeGreaterThanOrEqual(150);
    for (const text of hostileTexts) {
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

  test('opens links without access to this page', () => {
    const { container } = render(<LinkedText text="See https://larder.test now" />);
    const link = container.querySelector('a');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
    expect(link?.getAttribute('target')).toBe('_blank');
  });
});
