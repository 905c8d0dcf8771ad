// @vitest-environment happy-dom
/** Which files the first press of a page requests before its frame. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MissedEvents } from '#src/early/missed-events.ts';

// The module remembers the first press of its page, and the test files of a process share it. Without the reset after
// each test, a later file would wait for ever for a press of this page.
beforeEach(() => vi.resetModules());

afterEach(() => {
  vi.resetModules();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

test.each([
  ['a link requests those that show a product', 'a', 8],
  ['a button requests none', 'button', 0],
])('a quick press on %s', async (_what, pressed, count) => {
  const { firstInteraction } = await import('./first-interaction.ts');
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => frames.push(work));
  const files = '<link data-prefetch="preload">'.repeat(20);
  document.body.innerHTML = `<i id="first-view"></i><a href="/">Milk</a><button>Add</button>${files}`;
  void firstInteraction();
  for (const type of ['pointerdown', 'pointerup'])
    document.querySelector(pressed)?.dispatchEvent(new Event(type, { bubbles: true }));
  expect([document.querySelectorAll('link[rel]').length, frames.length]).toEqual([count, 1]);
});

test.each([
  ['a press that nothing received waits for no idle moment', true],
  ['another press waits for one', false],
])('%s', async (_what, isMissed) => {
  let miss = () => {};
  const first = new Promise<void>((resolve) => {
    miss = resolve;
  });
  vi.stubGlobal('missedEvents', { first } satisfies Partial<MissedEvents>);
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => work(0));
  let becomeIdle = () => {};
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    becomeIdle = work;
  });
  const { firstInteraction } = await import('./first-interaction.ts');
  document.body.innerHTML = '<i id="first-view"></i><button>Add</button>';
  const ended = vi.fn();
  void firstInteraction().then(ended);
  document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(ended).not.toHaveBeenCalled();
  if (isMissed) miss();
  else becomeIdle();
  await new Promise((resolve) => setTimeout(resolve));
  expect(ended).toHaveBeenCalled();
});
