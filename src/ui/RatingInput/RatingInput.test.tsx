// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RatingInput, type RatingInputProps } from './RatingInput.tsx';

afterEach(cleanup);

const show = (props: Partial<RatingInputProps> = {}) => {
  const onChange = vi.fn();
  const texts = { legend: 'Your rating', starLabel: (stars: number) => `${stars} stars` };
  render(<RatingInput name="rating" value={0} {...texts} onChange={onChange} {...props} />);
  return onChange;
};

describe('RatingInput', () => {
  test('is a group of five named radio buttons', () => {
    const onChange = show({ value: 3 });
    expect(screen.getByRole('group', { name: 'Your rating' })).toBeDefined();
    const stars = screen.getAllByRole('radio') as HTMLInputElement[];
    expect(stars.map(({ checked }) => checked)).toEqual([false, false, true, false, false]);
    fireEvent.click(screen.getByRole('radio', { name: '5 stars' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(5);
  });

  test('connects the error to the group and marks its stars invalid, so that a form can focus the first', () => {
    show({ error: 'Choose from one to five stars' });
    const group = screen.getByRole('group', { name: 'Your rating' });
    const described = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Choose from one to five stars');
    expect(screen.getAllByRole('radio')[0]?.getAttribute('aria-invalid')).toBe('true');
  });
});
