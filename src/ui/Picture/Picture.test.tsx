// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { hueOf } from './hue.ts';
import { Picture } from './Picture.tsx';

afterEach(cleanup);

const tea = { small: '/s.webp', medium: '/m.webp', large: '/l.webp', width: 800, height: 600, tint: '#88aa55' };

describe('Picture', () => {
  test('offers three widths and reserves its space', () => {
    render(<Picture picture={tea} alt="Tea" sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'Tea' });
    expect(image.getAttribute('srcset')).toBe('/s.webp 200w, /m.webp 400w, /l.webp 800w');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['800', '600']);
    expect(image.getAttribute('loading')).toBe('lazy');
  });

  test('loads a priority image eagerly', () => {
    render(<Picture picture={tea} alt="Tea" sizes="50vw" isPriority />);
    const image = screen.getByRole('img', { name: 'Tea' });
    expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
  });

  test('has no inline style, because the content security policy refuses it', () => {
    render(<Picture picture={tea} alt="Tea" sizes="50vw" />);
    expect(screen.getByRole('img').hasAttribute('style')).toBe(false);
  });
});

describe('hueOf', () => {
  test.each([
    ['#ff0000', 30],
    ['#ffcc00', 90],
    ['#00aa00', 150],
    ['#0066ff', 270],
    ['#808080', undefined],
    ['#ffffff', undefined],
    ['red', undefined],
    ['', undefined],
  ])('gives %s the hue %s', (colour, hue) => {
    expect(hueOf(colour)).toBe(hue);
  });
});
