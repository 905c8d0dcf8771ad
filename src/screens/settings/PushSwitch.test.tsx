// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { installOfferMachine } from '#machines/install-offer/install-offer.machine.ts';
import { pushSwitchMachine } from '#machines/push-switch/push-switch.machine.ts';
import { ShopProvider } from '#src/shop/shop-context.ts';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { text } from '#tests/support/texts/texts.ts';
import { viewShop } from '#tests/support/views/view-shop.ts';
import { InstallApp } from './InstallApp.tsx';
import { PushSwitch } from './PushSwitch.tsx';

afterEach(cleanup);

const ports = ['readPushState', 'subscribe', 'savePushSubscription', 'removePushSubscription'];

const show = async (kind: string) => {
  const flow = startHeld(pushSwitchMachine, undefined, ports);
  render(
    <ShopProvider value={viewShop({ pushSwitch: flow.actor })}>
      <PushSwitch />
    </ShopProvider>,
  );
  await flow.respond('readPushState', { kind, publicKey: 'key' });
  return flow;
};

const region = () => within(screen.getByRole('region', { name: text('Order notifications') }));
const box = async () =>
  (await region().findByRole('checkbox', { name: text('Notify me on this device') })) as HTMLInputElement;

describe('PushSwitch', () => {
  test('is off, says that the browser asks, and can be left', async () => {
    const flow = await show('off');
    expect((await box()).checked).toBe(false);
    fireEvent.click(await box());
    expect(region().getByRole('status').textContent).toBe(text('Follow the steps of your browser'));
    fireEvent.click(region().getByRole('button', { name: text('Cancel') }));
    expect(region().getByRole('status').textContent).toBe('');
    expect(flow.requested('savePushSubscription')).toEqual([]);
  });

  test('is on, and is switched off', async () => {
    const flow = await show('on');
    expect((await box()).checked).toBe(true);
    fireEvent.click(await box());
    expect(region().getByRole('status').textContent).toBe(text('Saving…'));
    expect(flow.requested('removePushSubscription')).toHaveLength(1);
  });

  test.each([
    ['denied', 'You have blocked notifications of this shop. Allow them in the settings of your browser first.'],
    ['unsupported', 'This browser can’t show notifications. On an iPhone or iPad, install the app first.'],
  ] as const)('says what to do where they are %s', async (kind, sentence) => {
    await show(kind);
    expect(await region().findByText(text(sentence))).toBeDefined();
    expect(region().queryByRole('checkbox')).toBeNull();
  });

  test('shows nothing where the shop sends none', async () => {
    await show('absent');
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('shows a failure and loads again', async () => {
    const flow = startHeld(pushSwitchMachine, undefined, ports);
    render(
      <ShopProvider value={viewShop({ pushSwitch: flow.actor })}>
        <PushSwitch />
      </ShopProvider>,
    );
    await flow.refuse('readPushState', { kind: 'network' });
    fireEvent.click(await region().findByRole('button', { name: text('Retry') }));
    expect(flow.requested('readPushState')).toHaveLength(2);
  });
});

describe('InstallApp', () => {
  const showOffer = () => {
    const flow = startHeld(installOfferMachine, undefined, ['openPrompt']);
    const view = (
      <ShopProvider value={viewShop({ installOffer: flow.actor })}>
        <InstallApp />
      </ShopProvider>
    );
    return { flow, view };
  };

  test('shows nothing before the browser can install the shop', () => {
    const { view } = showOffer();
    render(view);
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('has a button where the browser asks', () => {
    const { flow, view } = showOffer();
    flow.send({ type: 'prompt.offered' });
    render(view);
    fireEvent.click(screen.getByRole('button', { name: text('Install') }));
    expect(flow.requested('openPrompt')).toHaveLength(1);
  });

  test('says where the menu has it', () => {
    const { flow, view } = showOffer();
    flow.send({ type: 'menu.found' });
    render(view);
    expect(screen.getByText(text('Tap Share in Safari, then Add to Home Screen.'))).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
