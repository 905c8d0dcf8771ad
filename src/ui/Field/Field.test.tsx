// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Field } from './Field.tsx';

afterEach(cleanup);

const phone = { label: 'Phone', name: 'phone', value: '', onChange: () => undefined };

describe('Field', () => {
  test('is labelled and reports what is typed', () => {
    const onChange = vi.fn();
    render(<Field {...phone} onChange={onChange} />);
    fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '912' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('912');
  });

  test('connects error and hint to the control, the error first', () => {
    render(<Field {...phone} hint="With the country code" error="Digits only" />);
    const input = screen.getByRole('textbox', { name: 'Phone' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Digits only',
      'With the country code',
    ]);
  });

  test('is not marked invalid without an error', () => {
    render(<Field {...phone} />);
    const input = screen.getByLabelText('Phone');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  test('announces that it is required through the control and hides the star from screen readers', () => {
    render(<Field {...phone} isRequired />);
    expect((screen.getByRole('textbox', { name: 'Phone' }) as HTMLInputElement).required).toBe(true);
  });

  test.each([
    ['tel', 'ltr'],
    ['email', 'ltr'],
    ['text', 'auto'],
  ] as const)('of type %s has the direction %s', (type, dir) => {
    render(<Field {...phone} type={type} />);
    expect(screen.getByLabelText('Phone').getAttribute('dir')).toBe(dir);
  });
});
