// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const drawFrame = () =>
  act(async () => {
    for (const draw of frames.splice(0)) draw();
    await new Promise((resolve) => setTimeout(resolve));
  });

test('A dialog opens after the frame that answers the press, and closes after the next one, once', async () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Vouchers" closeLabel="Close" onClose={onClose}>
      Five
    </Dialog>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  await drawFrame();
  expect(screen.getByRole('dialog', { name: 'Vouchers' })).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();
  await drawFrame();
  expect(onClose).toHaveBeenCalledOnce();
});

test('A dialog that is closed before it has opened stays closed', async () => {
  const shown = (isOpen: boolean) => (
    <Dialog title="Vouchers" closeLabel="Close" isOpen={isOpen} onClose={() => undefined}>
      Five
    </Dialog>
  );
  const { rerender } = render(shown(true));
  rerender(shown(false));
  await drawFrame();
  expect(screen.queryByRole('dialog')).toBeNull();
});

const Page = () => {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <Dialog title="Vouchers" closeLabel="Close" onClose={() => setIsOpen(false)}>
      Five
    </Dialog>
  );
};

test('A page is no longer inert when its dialog has closed, so that the focus can return', async () => {
  render(<Page />);
  await drawFrame();
  expect(document.querySelector('[inert]')).not.toBeNull();
  // As in a browser: React runs effects when it finds the time.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByRole('button', { name: 'Close' }).click();
  for (const draw of frames.splice(0)) draw();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.querySelector('[inert]')).toBeNull();
});
