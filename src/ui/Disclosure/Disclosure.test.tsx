// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { PanelDisclosure } from './Disclosure.tsx';

afterEach(cleanup);

const disclosure = (path: string) => (
  <PanelDisclosure label="Menu" resetKey={path} header={(button) => <div>{button}</div>}>
    <a href="/profile">My Profile</a>
  </PanelDisclosure>
);

const panel = () => document.getElementById(screen.getByRole('button').getAttribute('aria-controls') ?? '');
const isOpen = () => [screen.getByRole('button').getAttribute('aria-expanded'), panel()?.hasAttribute('data-open')];

describe('PanelDisclosure', () => {
  test('opens and closes with its button, which announces its state', () => {
    render(disclosure('/dashboard'));
    expect(isOpen()).toEqual(['false', false]);
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(isOpen()).toEqual(['true', true]);
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(isOpen()).toEqual(['false', false]);
  });

  test('closes when its reset key changes', () => {
    const { rerender } = render(disclosure('/dashboard'));
    fireEvent.click(screen.getByRole('button'));
    rerender(disclosure('/profile'));
    expect(isOpen()).toEqual(['false', false]);
  });
});
