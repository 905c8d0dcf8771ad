import { describe, expect, test } from 'vitest';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { installOfferMachine } from './install-offer.machine.ts';
import { selectInstallStage } from './install-offer.selectors.ts';

const begin = () => {
  const flow = startHeld(installOfferMachine, undefined, ['openPrompt']);
  return { ...flow, stage: () => selectInstallStage(flow.snapshot()) };
};

const asking = () => {
  const flow = begin();
  flow.send({ type: 'prompt.offered' });
  flow.send({ type: 'install.request' });
  return flow;
};

describe(installOfferMachine.id, () => {
  test('unavailable + prompt.offered → offers to install, and asks only when the shopper requests it', () => {
    const flow = begin();
    expect(flow.stage()).toBe('hidden');
    flow.send({ type: 'prompt.offered' });
    expect([flow.stage(), flow.requested('openPrompt').length]).toEqual(['offered', 0]);
    flow.send({ type: 'install.request' });
    expect([flow.stage(), flow.requested('openPrompt').length]).toEqual(['asking', 1]);
  });

  test('asking + accepted → is installed and offers nothing more', async () => {
    const flow = asking();
    await flow.respond('openPrompt', { isAccepted: true });
    flow.send({ type: 'prompt.offered' });
    expect(flow.snapshot().value).toBe('installed');
    expect(flow.stage()).toBe('hidden');
  });

  test('asking + declined → offers nothing until the browser offers it again', async () => {
    const flow = asking();
    await flow.respond('openPrompt', { isAccepted: false });
    expect(flow.stage()).toBe('hidden');
    flow.send({ type: 'prompt.offered' });
    expect(flow.stage()).toBe('offered');
  });

  test('asking + a failure → offers nothing and logs it', async () => {
    const flow = asking();
    await flow.refuse('openPrompt', { kind: 'broken' });
    expect(flow.stage()).toBe('hidden');
    expect(flow.emitted('failure.logged')).toMatchObject([{ operation: 'openPrompt' }]);
  });

  test('unavailable + menu.found → explains the menu of the browser', () => {
    const flow = begin();
    flow.send({ type: 'menu.found' });
    expect(flow.stage()).toBe('byMenu');
  });

  test.each([
    ['unavailable', begin],
    ['asking', asking],
    [
      'offered',
      () => {
        const flow = begin();
        flow.send({ type: 'prompt.offered' });
        return flow;
      },
    ],
    [
      'byMenu',
      () => {
        const flow = begin();
        flow.send({ type: 'menu.found' });
        return flow;
      },
    ],
  ] as const)('%s + app.installed → is installed', (state, enter) => {
    const flow = enter();
    expect(flow.snapshot().value).toBe(state);
    flow.send({ type: 'app.installed' });
    expect(flow.snapshot().value).toBe('installed');
  });
});
