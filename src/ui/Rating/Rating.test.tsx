// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Rating } from './Rating.tsx';

afterEach(cleanup);

const plain = (rating: number, places: number) => rating.toFixed(places);

describe('Rating', () => {
  test('is one image whose name is a sentence', () => {
    render(<Rating value={4.64} count="12" numberOf={plain} label="Rated 4.6 out of 5, 12 reviews" />);
    const rating = screen.getByRole('img', { name: 'Rated 4.6 out of 5, 12 reviews' });
    expect(rating.textContent).toBe('4.6(12)');
  });

  test.each([
    [Number.NaN, '0.0'],
    [-1, '0.0'],
    [7, '5.0'],
  ])('shows %d as %s', (value, text) => {
    render(<Rating value={value} variant="stars" numberOf={plain} label="Rating" />);
    expect(screen.getByRole('img').textContent).toBe(text);
  });
});
