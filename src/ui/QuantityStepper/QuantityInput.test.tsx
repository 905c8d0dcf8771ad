// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx';

afterEach(cleanup);

const renderStepper = (props: Partial<QuantityStepperProps> = {}) => {
  const calls = { onIncrement: vi.fn(), onDecrement: vi.fn(), onSet: vi.fn() };
  const labels = { label: 'Quantity of Tea', incrementLabel: 'More Tea', decrementLabel: 'Less Tea' };
  render(<QuantityStepper value={3} numberOf={String} {...labels} {...calls} {...props} />);
  return calls;
};

const input = () => screen.getByRole('textbox', { name: 'Quantity of Tea' }) as HTMLInputElement;
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });

describe('The field of a QuantityStepper', () => {
  test('steps with ArrowUp and ArrowDown in the field', () => {
    const calls = renderStepper();
    fireEvent.keyDown(input(), { key: 'ArrowUp' });
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    expect(calls.onIncrement).toHaveBeenCalledOnce();
    expect(calls.onDecrement).toHaveBeenCalledOnce();
  });

  test('steps with arrow keys only between the limits, and never removes with them', () => {
    const onRemove = vi.fn();
    const calls = renderStepper({ value: 1, max: 1, onRemove });
    fireEvent.keyDown(input(), { key: 'ArrowUp' });
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    expect([calls.onIncrement, calls.onDecrement, onRemove].map((call) => call.mock.calls.length)).toEqual([0, 0, 0]);
  });

  test('leaves arrow keys to the text while a number is typed', () => {
    const calls = renderStepper();
    type('12');
    fireEvent.keyDown(input(), { key: 'ArrowUp' });
    expect(calls.onIncrement).not.toHaveBeenCalled();
    expect(input().value).toBe('12');
  });

  test('ignores arrow keys while busy', () => {
    const calls = renderStepper({ isBusy: true });
    fireEvent.keyDown(input(), { key: 'ArrowUp' });
    expect(calls.onIncrement).not.toHaveBeenCalled();
  });
});
