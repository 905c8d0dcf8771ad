// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRenderOnLoad } from './track-promise.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders a part whose code is there at once, and counts how often until the page is idle. */
const renders = async ({ isShown }: { isShown: boolean }): Promise<number> => {
  let count = 0;
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => void idle.push(work));
  const load = async () => undefined;
  renderHook(() => {
    count += 1;
    const onShown = useRenderOnLoad(load);
    useEffect(() => {
      if (isShown) onShown();
    });
  });
  await vi.waitFor(() => expect(idle).toHaveLength(1));
  expect(count).toBe(1);
  idle[0]?.();
  // The state is set in the microtask after the idle moment.
  await new Promise((resolve) => setTimeout(resolve));
  return count;
};

test('A part whose code has arrived unnoticed is rendered once more when the page is idle', async () => {
  expect(await renders({ isShown: false })).toBe(2);
});

test('A part that is shown is not rendered again', async () => {
  expect(await renders({ isShown: true })).toBe(1);
});
