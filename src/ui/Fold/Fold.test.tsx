// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Fold } from './Fold.tsx';

afterEach(cleanup);

const fold = (path: string) => (
  <Fold label="Menu" resetKey={path} head={(button) => <div>{button}</div>}>
    <a href="/profile">My Profile</a>
  </Fold>
);

const panel = () => document.getElementById(screen.getByRole('button').getAttribute('aria-controls') ?? '');
const isOpen = () => [screen.getByRole('button').getAttribute('aria-expanded'), panel()?.hasAttribute('data-open')];

describe('Fold', () => {
  test('opens and closes by its button, which says which of the two it is', () => {
    render(fold('/dashboard'));
    expect(isOpen()).toEqual(['false', false]);
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(isOpen()).toEqual(['true', true]);
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(isOpen()).toEqual(['false', false]);
  });

  test('another address folds it again', () => {
    const { rerender } = render(fold('/dashboard'));
    fireEvent.click(screen.getByRole('button'));
    rerender(fold('/profile'));
    expect(isOpen()).toEqual(['false', false]);
  });
});
