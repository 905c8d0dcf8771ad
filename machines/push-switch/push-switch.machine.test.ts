import { describe, expect, test } from 'vitest';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { requestTimeoutMs } from '../constants.ts';
import { pushSwitchMachine } from './push-switch.machine.ts';
import { selectPushSwitch } from './push-switch.selectors.ts';

const ports = ['readPushState', 'subscribe', 'savePushSubscription', 'removePushSubscription'];
const device = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' };

const begin = () => {
  const flow = startHeld(pushSwitchMachine, undefined, ports);
  return { ...flow, facts: () => selectPushSwitch(flow.snapshot()) };
};

const at = async (kind: string) => {
  const flow = begin();
  await flow.respond('readPushState', { kind, publicKey: 'shop key' });
  return flow;
};

const asking = async () => {
  const flow = await at('off');
  flow.send({ type: 'push.turnOn' });
  return flow;
};

const saving = async () => {
  const flow = await asking();
  await flow.respond('subscribe', { kind: 'subscribed', device });
  return flow;
};

const removing = async () => {
  const flow = await at('on');
  flow.send({ type: 'push.turnOff' });
  return flow;
};

describe(pushSwitchMachine.id, () => {
  test.each([
    ['absent', 'hidden'],
    ['unsupported', 'unsupported'],
    ['denied', 'denied'],
    ['off', 'off'],
    ['on', 'on'],
  ])('loading + %s → is %s, and the browser asks nothing', async (kind, stage) => {
    const flow = await at(kind);
    expect(flow.facts()).toEqual({ stage, isAsking: false, isBusy: false, failure: undefined });
    expect(flow.requested('subscribe')).toEqual([]);
  });

  test('loading + a failure or no response + push.retry → loads again', async () => {
    const flow = begin();
    await flow.refuse('readPushState', { kind: 'network' });
    expect(flow.facts()).toMatchObject({ stage: 'failed', failure: { kind: 'network' } });
    expect(flow.emitted('failure.logged')).toHaveLength(1);
    flow.send({ type: 'push.retry' });
    expect(flow.facts()).toMatchObject({ stage: 'loading', failure: undefined });
    flow.pass(requestTimeoutMs);
    expect(flow.facts()).toMatchObject({ stage: 'failed', failure: { kind: 'timeout' } });
  });

  test('denied + push.retry → looks again whether the shopper allows them now', async () => {
    const flow = await at('denied');
    flow.send({ type: 'push.retry' });
    await flow.respond('readPushState', { kind: 'off', publicKey: 'shop key' });
    expect(flow.facts().stage).toBe('off');
  });

  test('off + push.turnOn + subscribed → sends the device to the shop and is on', async () => {
    const flow = await asking();
    expect(flow.facts()).toMatchObject({ stage: 'off', isAsking: true, isBusy: false });
    expect(flow.requested('subscribe')).toEqual([{ publicKey: 'shop key' }]);
    await flow.respond('subscribe', { kind: 'subscribed', device });
    expect(flow.facts()).toMatchObject({ stage: 'off', isAsking: false, isBusy: true });
    expect(flow.requested('savePushSubscription')).toEqual([device]);
    await flow.respond('savePushSubscription', { message: 'On.' });
    expect(flow.facts()).toMatchObject({ stage: 'on', isBusy: false });
    expect(flow.snapshot().context.device).toBeUndefined();
    expect(flow.notices()).toEqual([{ kind: 'success', text: { message: 'On.' } }]);
  });

  test.each([
    ['denied', 'denied'],
    ['dismissed', 'off'],
  ])('asking + %s → is %s and sends nothing', async (kind, stage) => {
    const flow = await asking();
    await flow.respond('subscribe', { kind });
    expect(flow.facts()).toMatchObject({ stage, isAsking: false });
    expect([flow.requested('savePushSubscription'), flow.notices()]).toEqual([[], []]);
  });

  test('asking + push.cancel → is off, and a late reply changes nothing', async () => {
    const flow = await asking();
    flow.send({ type: 'push.cancel' });
    await flow.respond('subscribe', { kind: 'subscribed', device });
    expect(flow.facts()).toMatchObject({ stage: 'off', isAsking: false, isBusy: false });
    expect(flow.requested('savePushSubscription')).toEqual([]);
  });

  test('asking + a failure → is off, with a notice and a log entry', async () => {
    const flow = await asking();
    await flow.refuse('subscribe', { kind: 'broken' });
    expect(flow.facts().stage).toBe('off');
    expect(flow.notices()).toMatchObject([{ kind: 'error' }]);
    expect(flow.emitted('failure.logged')).toMatchObject([{ operation: 'subscribe' }]);
  });

  test.each(['a refusal', 'no response'])('saving + %s → is off, with a notice', async (end) => {
    const flow = await saving();
    if (end === 'no response') flow.pass(requestTimeoutMs);
    else await flow.refuse('savePushSubscription', { kind: 'refused', status: 422, message: 'Not this one.' });
    expect(flow.facts()).toMatchObject({ stage: 'off', isBusy: false });
    expect(flow.notices()).toMatchObject([{ kind: 'error' }]);
    expect(flow.snapshot().context.device).toBeUndefined();
  });

  test('on + push.turnOff → is off once the shop has removed the device', async () => {
    const flow = await removing();
    expect(flow.facts()).toMatchObject({ stage: 'on', isBusy: true });
    await flow.respond('removePushSubscription', {});
    expect(flow.facts()).toMatchObject({ stage: 'off', isBusy: false });
    expect(flow.notices()).toEqual([{ kind: 'success', text: { key: 'Notifications are off' } }]);
  });

  test.each(['a failure', 'no response'])('removing + %s → is still on, with a notice', async (end) => {
    const flow = await removing();
    if (end === 'no response') flow.pass(requestTimeoutMs);
    else await flow.refuse('removePushSubscription', { kind: 'network' });
    expect(flow.facts()).toMatchObject({ stage: 'on', isBusy: false });
    expect(flow.notices()).toMatchObject([{ kind: 'error' }]);
  });

  test.each([
    ['readPushState', async () => begin()],
    ['savePushSubscription', saving],
    ['removePushSubscription', removing],
  ] as const)('%s + a 401 → the session is over', async (port, pending) => {
    const flow = await pending();
    await flow.refuse(port, { kind: 'unauthorized', status: 401 });
    expect(flow.emitted('session.refused')).toHaveLength(1);
  });
});
