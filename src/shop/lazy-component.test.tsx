// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyComponent, Part } from './lazy-component.tsx';
import { ShopProvider } from './shop-context.ts';

const Greeting = ({ to }: { to: string }) => <p>Hello {to}</p>;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each(['nothing', 'firstInteraction'] as const)(
  'A lazy component that waits for %s loads, and renders at once from then on',
  async (waitFor) => {
    const complaints = vi.spyOn(console, 'error');
    const part = lazyComponent<{ to: string }>({ file: 'greeting', load: async () => Greeting, waitFor });
    const show = (to: string) =>
      render(
        <ShopProvider value={{} as never}>
          <Part of={part} given={{ to }} />
        </ShopProvider>,
      );
    await act(async () => void show('Sam'));
    await screen.findByText('Hello Sam');
    show('Robin');
    screen.getByText('Hello Robin');
    expect(complaints).not.toHaveBeenCalled();
  },
);

test('A component that failed to load is loaded again at the next press, and not before', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  let requested = 0;
  const load = async () => {
    requested += 1;
    if (requested === 1) throw new Error('no network');
    return Greeting;
  };
  const part = lazyComponent<{ to: string }>({ file: 'greeting', load, waitFor: 'nothing' });
  const send = vi.fn();
  const view = (
    <ShopProvider value={{ actor: { send } } as never}>
      <Part of={part} given={{ to: 'Sam' }} placeholder="Who comes?" />
    </ShopProvider>
  );
  const { rerender } = await act(async () => render(view));
  await act(async () => rerender(view));
  screen.getByText('Who comes?');
  expect(requested).toBe(1);
  expect(send.mock.calls).toEqual([[{ type: 'chunk.failed' }]]);
  await act(async () => document.body.click());
  screen.getByText('Hello Sam');
  expect(requested).toBe(2);
});
