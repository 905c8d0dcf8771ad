// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';

afterEach(cleanup);

const saved = { id: 'a', kind: 'success', text: 'Saved' } as const;
const broken = { id: 'b', kind: 'danger', text: 'Not saved', count: '×3' } as const;

const renderRegion = (toasts: ToastRegionProps['toasts']) => {
  const calls = { onDismiss: vi.fn(), onPause: vi.fn(), onResume: vi.fn() };
  render(<ToastRegion label="Notifications" dismissLabel="Dismiss" toasts={toasts} {...calls} />);
  return calls;
};

describe('ToastRegion', () => {
  test('renders its live regions before the first toast', () => {
    renderRegion([]);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test('announces errors as alerts and everything else as status, each text once', () => {
    renderRegion([saved, broken]);
    expect(within(screen.getByRole('status')).getByText('Saved')).toBeTruthy();
    expect(within(screen.getByRole('alert')).getByText('Not saved')).toBeTruthy();
    expect(screen.getAllByText('Saved')).toHaveLength(1);
  });

  test('shows how often a toast was repeated', () => {
    renderRegion([broken]);
    expect(screen.getAllByText('×3').length).toBeGreaterThan(0);
  });

  test('pauses the timers while the pointer or the focus is inside', () => {
    const calls = renderRegion([saved]);
    const region = screen.getByRole('region', { name: 'Notifications' });
    fireEvent.pointerEnter(region);
    fireEvent.pointerLeave(region);
    const button = screen.getByRole('button', { name: 'Dismiss' });
    fireEvent.focus(button);
    fireEvent.blur(button);
    expect(calls.onPause.mock.calls).toEqual([['pointer'], ['focus']]);
    expect(calls.onResume.mock.calls).toEqual([['pointer'], ['focus']]);
  });

  test('dismisses a toast with its button and with Escape', () => {
    const calls = renderRegion([saved, broken]);
    fireEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'Dismiss' }));
    fireEvent.keyDown(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }), { key: 'Escape' });
    expect(calls.onDismiss.mock.calls).toEqual([['a'], ['b']]);
  });

  test('calls the action of a toast', () => {
    const onPress = vi.fn();
    renderRegion([{ ...saved, action: { label: 'View In Cart', onPress } }]);
    fireEvent.click(screen.getByRole('button', { name: 'View In Cart' }));
    expect(onPress).toHaveBeenCalledOnce();
  });
});
