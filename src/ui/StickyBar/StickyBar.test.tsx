// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { StickyBar } from './StickyBar.tsx';

type Report = (entries: { isIntersecting: boolean }[]) => void;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => {
  const watched: { report: Report; of: Element[] } = { report: () => undefined, of: [] };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: Report) {
        watched.report = report;
      }
      observe = (element: Element) => void watched.of.push(element);
      disconnect = () => watched.of.splice(0);
    },
  );
  const view = render(
    <>
      <p id="price">12.50</p>
      <StickyBar insteadOf="price">Add</StickyBar>
    </>,
  );
  return { watched, view, see: (isIntersecting: boolean) => act(() => watched.report([{ isIntersecting }])) };
};

test('The bar is there only while the element that it stands for is out of sight', () => {
  const { see, watched } = show();
  expect(watched.of.map(({ id }) => id)).toEqual(['price']);
  expect(screen.queryByText('Add')).toBeNull();
  see(false);
  expect(screen.getByText('Add')).toBeDefined();
  see(true);
  expect(screen.queryByText('Add')).toBeNull();
});

test('The bar stops watching when it leaves', () => {
  const { watched, view } = show();
  view.unmount();
  expect(watched.of).toEqual([]);
});
