// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Field } from './Field.tsx';

afterEach(cleanup);

const phone = { label: 'Phone', name: 'phone', value: '', onChange: () => undefined };

describe('Field', () => {
  test('is found by its label and tells what is typed', () => {
    const onChange = vi.fn();
    render(<Field {...phone} onChange={onChange} />);
    fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '912' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('912');
  });

  test('error and hint belong to the control, the error first', () => {
    render(<Field {...phone} hint="With the country code" error="Digits only" />);
    const input = screen.getByRole('textbox', { name: 'Phone' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Digits only',
      'With the country code',
    ]);
  });

  test('without an error nothing is called invalid', () => {
    render(<Field {...phone} />);
    const input = screen.getByLabelText('Phone');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  test('required is said by the control; the star is only seen', () => {
    render(<Field {...phone} isRequired />);
    expect((screen.getByRole('textbox', { name: 'Phone' }) as HTMLInputElement).required).toBe(true);
  });

  test.each([
    ['tel', 'ltr'],
    ['email', 'ltr'],
    ['text', 'auto'],
  ] as const)('%s runs %s', (type, dir) => {
    render(<Field {...phone} type={type} />);
    expect(screen.getByLabelText('Phone').getAttribute('dir')).toBe(dir);
  });
});
