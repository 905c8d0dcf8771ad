// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Popup } from './Popup.tsx';

afterEach(cleanup);

const popup = (path = '/') => (
  <>
    <Popup
      panelClass="panel"
      resetKey={path}
      trigger={(button) => (
        <button type="button" {...button}>
          Categories
        </button>
      )}
    >
      {(close) => (
        <button type="button" onClick={close}>
          Tea
        </button>
      )}
    </Popup>
    <a href="/elsewhere">Elsewhere</a>
  </>
);

const trigger = () => screen.getByRole('button', { name: 'Categories' });
const entry = () => screen.queryByRole('button', { name: 'Tea' });
const open = () => {
  const view = render(popup());
  fireEvent.click(trigger());
  expect(entry()).not.toBeNull();
  return view;
};

describe('Popup', () => {
  test('opens and closes with its button, which announces its state and names its panel', () => {
    open();
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(trigger().getAttribute('aria-controls') ?? '')?.contains(entry())).toBe(true);
    fireEvent.click(trigger());
    expect(entry()).toBeNull();
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
  });

  test('closes on Escape in the panel and focuses its button', () => {
    open();
    fireEvent.keyDown(entry() as HTMLElement, { key: 'Escape' });
    expect(entry()).toBeNull();
    expect(document.activeElement).toBe(trigger());
  });

  test('closes on Escape when the focus is on the body, as after a click in a browser that focuses no button', () => {
    open();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(entry()).toBeNull();
    expect(document.activeElement).toBe(trigger());
  });

  test('closes on a press outside and stays open on a press inside', () => {
    open();
    fireEvent.pointerDown(entry() as HTMLElement);
    expect(entry()).not.toBeNull();
    fireEvent.pointerDown(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(entry()).toBeNull();
  });

  test('closes when the focus moves outside', () => {
    open();
    fireEvent.focusIn(entry() as HTMLElement);
    expect(entry()).not.toBeNull();
    fireEvent.focusIn(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(entry()).toBeNull();
  });

  test('closes when its reset key changes', () => {
    const { rerender } = open();
    rerender(popup('/tea'));
    expect(entry()).toBeNull();
  });
});
