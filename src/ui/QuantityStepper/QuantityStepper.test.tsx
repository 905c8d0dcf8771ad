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

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const input = () => screen.getByRole('textbox', { name: 'Quantity of Tea' }) as HTMLInputElement;
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

describe('QuantityStepper', () => {
  test('reports one step for plus and one for minus', () => {
    const calls = renderStepper();
    press('More Tea');
    press('Less Tea');
    expect(calls.onIncrement).toHaveBeenCalledOnce();
    expect(calls.onDecrement).toHaveBeenCalledOnce();
  });

  test('disables minus at 1', () => {
    const calls = renderStepper({ value: 1 });
    expect(isOff('Less Tea')).toBe(true);
    press('Less Tea');
    expect(calls.onDecrement).not.toHaveBeenCalled();
  });

  test('removes with minus at 1 if removal is possible', () => {
    const onRemove = vi.fn();
    const calls = renderStepper({ value: 1, removeLabel: 'Remove Tea', onRemove });
    press('Remove Tea');
    expect(onRemove).toHaveBeenCalledOnce();
    expect(calls.onDecrement).not.toHaveBeenCalled();
  });

  test('disables plus at the maximum', () => {
    const calls = renderStepper({ value: 5, max: 5 });
    expect(isOff('More Tea')).toBe(true);
    press('More Tea');
    expect(calls.onIncrement).not.toHaveBeenCalled();
  });

  test('reports nothing while busy', () => {
    const calls = renderStepper({ isBusy: true });
    press('More Tea');
    press('Less Tea');
    type('7');
    fireEvent.blur(input());
    expect([calls.onIncrement, calls.onDecrement, calls.onSet].map((call) => call.mock.calls.length)).toEqual([
      0, 0, 0,
    ]);
  });

  test.each(['12', ' 12 ', '١٢', '۱۲'])('reports %j as 12 on Enter', (text) => {
    const { onSet } = renderStepper();
    type(text);
    expect(onSet).not.toHaveBeenCalled();
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(onSet).toHaveBeenCalledExactlyOnceWith(12);
  });

  test('shows the quantity as the reader writes it, and takes it back', () => {
    const { onSet } = renderStepper({ value: 12, numberOf: () => '۱۲' });
    expect(input().value).toBe('۱۲');
    fireEvent.change(input(), { target: { value: '۱۲۳' } });
    fireEvent.blur(input());
    expect(onSet).toHaveBeenCalledExactlyOnceWith(123);
  });

  test('reports a typed number once on blur', () => {
    const { onSet } = renderStepper();
    type('4');
    fireEvent.blur(input());
    fireEvent.blur(input());
    expect(onSet).toHaveBeenCalledExactlyOnceWith(4);
  });

  test.each(['', 'x', '1.5', '-2', '3'])('reverts %j to the quantity', (text) => {
    const { onSet } = renderStepper();
    type(text);
    fireEvent.blur(input());
    expect(onSet).not.toHaveBeenCalled();
    expect(input().value).toBe('3');
  });

  test('discards the typed number on Escape', () => {
    const { onSet } = renderStepper();
    type('9');
    fireEvent.keyDown(input(), { key: 'Escape' });
    fireEvent.blur(input());
    expect(onSet).not.toHaveBeenCalled();
  });

  test('reports the maximum for a larger number', () => {
    const { onSet } = renderStepper({ max: 8 });
    type('99');
    fireEvent.blur(input());
    expect(onSet).toHaveBeenCalledExactlyOnceWith(8);
  });

  test('removes on zero if removal is possible and reports 1 otherwise', () => {
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
