// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx';

afterEach(cleanup);

const renderStepper = (props: Partial<QuantityStepperProps> = {}) => {
  const calls = { onIncrement: vi.fn(), onDecrement: vi.fn(), onSet: vi.fn() };
  const labels = { label: 'Quantity of Tea', incrementLabel: 'More Tea', decrementLabel: 'Less Tea' };
  render(<QuantityStepper value={3} {...labels} {...calls} {...props} />);
  return calls;
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const input = () => screen.getByRole('textbox', { name: 'Quantity of Tea' }) as HTMLInputElement;
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

describe('QuantityStepper', () => {
  test('plus and minus tell one step each', () => {
    const calls = renderStepper();
    press('More Tea');
    press('Less Tea');
    expect(calls.onIncrement).toHaveBeenCalledOnce();
    expect(calls.onDecrement).toHaveBeenCalledOnce();
  });

  test('at 1 the minus is off', () => {
    const calls = renderStepper({ value: 1 });
    expect(isOff('Less Tea')).toBe(true);
    press('Less Tea');
    expect(calls.onDecrement).not.toHaveBeenCalled();
  });

  test('at 1 the minus removes where removing is offered', () => {
    const onRemove = vi.fn();
    const calls = renderStepper({ value: 1, removeLabel: 'Remove Tea', onRemove });
    press('Remove Tea');
    expect(onRemove).toHaveBeenCalledOnce();
    expect(calls.onDecrement).not.toHaveBeenCalled();
  });

  test('at the maximum the plus is off', () => {
    const calls = renderStepper({ value: 5, max: 5 });
    expect(isOff('More Tea')).toBe(true);
    press('More Tea');
    expect(calls.onIncrement).not.toHaveBeenCalled();
  });

  test('while busy nothing is told', () => {
    const calls = renderStepper({ isBusy: true });
    press('More Tea');
    press('Less Tea');
    type('7');
    fireEvent.blur(input());
    expect([calls.onIncrement, calls.onDecrement, calls.onSet].map((call) => call.mock.calls.length)).toEqual([
      0, 0, 0,
    ]);
  });

  test.each(['12', ' 12 ', '١٢', '۱۲'])('%j is told on Enter as 12', (text) => {
    const { onSet } = renderStepper();
    type(text);
    expect(onSet).not.toHaveBeenCalled();
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(onSet).toHaveBeenCalledExactlyOnceWith(12);
  });

  test('leaving the field tells the number once', () => {
    const { onSet } = renderStepper();
    type('4');
    fireEvent.blur(input());
    fireEvent.blur(input());
    expect(onSet).toHaveBeenCalledExactlyOnceWith(4);
  });

  test.each(['', 'x', '1.5', '-2', '3'])('%j changes nothing and shows the quantity again', (text) => {
    const { onSet } = renderStepper();
    type(text);
    fireEvent.blur(input());
    expect(onSet).not.toHaveBeenCalled();
    expect(input().value).toBe('3');
  });

  test('Escape forgets what was typed', () => {
    const { onSet } = renderStepper();
    type('9');
    fireEvent.keyDown(input(), { key: 'Escape' });
    fireEvent.blur(input());
    expect(onSet).not.toHaveBeenCalled();
  });

  test('more than the maximum becomes the maximum', () => {
    const { onSet } = renderStepper({ max: 8 });
    type('99');
    fireEvent.blur(input());
    expect(onSet).toHaveBeenCalledExactlyOnceWith(8);
  });

  test('zero removes where removing is offered, and is 1 elsewhere', () => {
    const onRemove = vi.fn();
    const offered = renderStepper({ onRemove });
    type('0');
    fireEvent.blur(input());
    expect(onRemove).toHaveBeenCalledOnce();
    expect(offered.onSet).not.toHaveBeenCalled();
    cleanup();
    const { onSet } = renderStepper();
    type('0');
    fireEvent.blur(input());
    expect(onSet).toHaveBeenCalledExactlyOnceWith(1);
  });
});
