// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyOverlay } from './lazy-overlay.tsx';
import { ShopProvider } from './shop-context.ts';

type GreetingProps = { to: string };
const Greeting = ({ to }: GreetingProps) => <p>Hello {to}</p>;
const Broken = () => {
  throw new Error('Nobody to greet.');
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (fetchPart: () => Promise<ComponentType<GreetingProps>>) => {
  const send = vi.fn();
  const onMissing = vi.fn();
  const Later = lazyOverlay(fetchPart, <p>Soon</p>);
  const view = render(
    <ShopProvider value={{ actor: { send } } as never}>
      <Later to="Sam" onMissing={onMissing} />
    </ShopProvider>,
  );
  return { send, onMissing, ...view };
};

const missing = { type: 'chunk.failed' };
const notice = { type: 'notice.requested', kind: 'error', text: { key: 'We could not load this' } };

test('The fallback is shown until the overlay is loaded', async () => {
  const { send, onMissing } = show(async () => Greeting);
  screen.getByText('Soon');
  await screen.findByText('Hello Sam');
  expect(screen.queryByText('Soon')).toBeNull();
  expect(send).not.toHaveBeenCalled();
  expect(onMissing).not.toHaveBeenCalled();
});

test('A failed load is reported once, with a toast and to the opener', async () => {
  const { send, onMissing } = show(() => Promise.reject(new Error('no network')));
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
  expect(send.mock.calls).toEqual([[notice], [missing]]);
});

test('A defective overlay renders nothing and is reported like a failed load', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { send, onMissing, container } = show(async () => Broken);
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
  expect(send.mock.calls).toEqual([[notice], [missing]]);
  expect(container.textContent).toBe('');
  expect(log).toHaveBeenCalled();
});

test('A late failure is not reported once the overlay was closed', async () => {
  let refuse: (reason: Error) => void = () => undefined;
  const held = new Promise<ComponentType<GreetingProps>>((_, reject) => {
    refuse = reject;
  });
  const { send, onMissing, unmount } = show(() => held);
  unmount();
  await act(async () => refuse(new Error('no network')));
  expect(send).not.toHaveBeenCalled();
  expect(onMissing).not.toHaveBeenCalled();
});
