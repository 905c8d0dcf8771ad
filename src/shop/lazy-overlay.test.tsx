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

test('something else shows until it is there', async () => {
  const { send, onMissing } = show(async () => Greeting);
  screen.getByText('Soon');
  await screen.findByText('Hello Sam');
  expect(screen.queryByText('Soon')).toBeNull();
  expect(send).not.toHaveBeenCalled();
  expect(onMissing).not.toHaveBeenCalled();
});

test('what cannot be had is told once, to the shopper and to whatever opened it', async () => {
  const { send, onMissing } = show(() => Promise.reject(new Error('no network')));
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
  expect(send.mock.calls).toEqual([[notice], [missing]]);
});

test('what is broken leaves nothing, and is told like what cannot be had', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { send, onMissing, container } = show(async () => Broken);
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
  expect(send.mock.calls).toEqual([[notice], [missing]]);
  expect(container.textContent).toBe('');
  expect(log).toHaveBeenCalled();
});

test('nobody is told of what nobody waits for any more', async () => {
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
