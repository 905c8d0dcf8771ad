// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { PlaceProvider, Redirect, readAddress, useAddress } from './address.ts';

const Shown = () => {
  const { path, search } = useAddress();
  return <output>{`${path} ${search}`}</output>;
};
const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

const afterFrame = () => act(() => vi.advanceTimersByTimeAsync(100));

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.useRealTimers();
});

describe('the address', () => {
  test('of another page is shown once the press is drawn', async () => {
    render(<Shown />);
    act(() => navigate('/products/1/details?size=2'));
    expect(shown()).toEqual(['/ ']);
    await afterFrame();
    expect(shown()).toEqual(['/products/1/details size=2']);
  });

  test('of the same page is shown once the press is drawn', async () => {
    render(<Shown />);
    act(() => navigate('/?page=2'));
    expect(shown()).toEqual(['/ ']);
    await afterFrame();
    expect(shown()).toEqual(['/ page=2']);
  });

  test.each([<input key="1" />, <select key="2" />, <textarea key="3" />])(
    'of the same page changes at once while a field has the focus',
    (field) => {
      const { container } = render([<Shown key="shown" />, field]);
      container.querySelector<HTMLElement>('input, select, textarea')?.focus();
      act(() => navigate('/?q=milk'));
      expect(shown()).toEqual(['/ q=milk']);
    },
  );

  test('changes at once where another page takes its place in the history', () => {
    render(<Shown />);
    act(() => navigate('/cart', { replace: true }));
    expect(shown()).toEqual(['/cart ']);
  });

  test('changes at once on Back', async () => {
    render(<Shown />);
    act(() => navigate('/cart'));
    await afterFrame();
    // What the browser does, without its delay: the address changes, and only then is there an event.
    History.prototype.replaceState.call(history, null, '', '/');
    expect(shown()).toEqual(['/cart ']);
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(shown()).toEqual(['/ ']);
  });

  test('changes at once in a window that is out of sight, which draws no frames', () => {
    render(<Shown />);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => navigate('/cart'));
    vi.restoreAllMocks();
    expect(shown()).toEqual(['/cart ']);
  });

  test('is the last one of two quick presses', async () => {
    render(<Shown />);
    act(() => navigate('/cart'));
    act(() => navigate('/wishlist'));
    await afterFrame();
    expect(shown()).toEqual(['/wishlist ']);
  });

  test('is the same for a view that comes later, until the next page is shown', async () => {
    const { rerender } = render(<Shown key="first" />);
    act(() => navigate('/cart'));
    rerender([<Shown key="first" />, <Shown key="second" />]);
    expect(shown()).toEqual(['/ ', '/ ']);
    await afterFrame();
    expect(shown()).toEqual(['/cart ', '/cart ']);
  });

  test('is that of the request on the server, which is told of a redirect', () => {
    const onRedirect = vi.fn();
    const markup = renderToStaticMarkup(
      <PlaceProvider value={{ ...readAddress({ pathname: '/shops/%D8%B3', search: '?a=%25' }), onRedirect }}>
        <Shown />
        <Redirect to="/cart" />
      </PlaceProvider>,
    );
    expect(markup).toBe('<output>/shops/س a=%25</output>');
    expect(onRedirect).toHaveBeenCalledWith('/cart');
  });

  test.each([
    ['/checkout/', '/checkout'],
    ['/', '/'],
  ])('of %s is %s: a slash at the end is the same page', (pathname, path) => {
    expect(readAddress({ pathname, search: '' }).path).toBe(path);
  });

  test('stays readable if it is no text', () => {
    expect(readAddress({ pathname: '/shops/%E0%A4', search: '' })).toEqual({ path: '/shops/%E0%A4', search: '' });
  });
});
