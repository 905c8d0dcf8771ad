import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, SimulatedClock } from 'xstate';
import { settled } from '#tests/support/charts/settled.ts';
import { aFailure } from '#tests/support/data/builders.ts';
import { typingHeardMs, typingPauseMs } from '../chat/chat.constants.ts';
import { requestTimeoutMs } from '../constants.ts';
import { call } from '../shared/call.ts';
import { typingMachine } from './typing.machine.ts';
import { selectTypingShop } from './typing.selectors.ts';
import type { TypingEvent } from './typing.types.ts';

const start = (response: () => Promise<void> = () => Promise.resolve()) => {
  const clock = new SimulatedClock();
  const announced: unknown[] = [];
  const announceTyping = call((body: object) => {
    announced.push(body);
    return response();
  });
  const actor = createActor(typingMachine.provide({ actors: { announceTyping } as never }), { clock });
  const said: AnyEventObject[] = [];
  actor.on('*', (event) => void said.push(event));
  actor.start();
  return {
    announced,
    said,
    send: (event: TypingEvent) => actor.send(event),
    type: (shopId = 3) => actor.send({ type: 'letter.typed', shopId }),
    shown: () => selectTypingShop(actor.getSnapshot()),
    pass: async (ms: number) => {
      await settled();
      clock.increment(ms);
      await settled();
    },
  };
};

/** @spec R121 */
describe(typingMachine.id, () => {
  test('letter.typed → announces the first letter, and another one only after three seconds', async () => {
    const { type, pass, announced } = start();
    for (let letter = 0; letter < 5; letter += 1) type();
    await pass(typingPauseMs - 1);
    type();
    expect(announced).toEqual([{ shop_id: 3 }]);
    await pass(1);
    expect(announced).toHaveLength(1);
    type(4);
    expect(announced).toEqual([{ shop_id: 3 }, { shop_id: 4 }]);
  });

  test('a failure is logged, and the pause is the same', async () => {
    const { type, pass, announced, said } = start(() => Promise.reject(aFailure('broken')));
    type();
    await pass(typingPauseMs - 1);
    type();
    expect(announced).toHaveLength(1);
    expect(said).toMatchObject([{ type: 'failure.logged', operation: 'announceTyping' }]);
    await pass(1);
    type();
    expect(announced).toHaveLength(2);
  });

  test('a call that hangs is given up', async () => {
    const { type, pass, announced } = start(() => new Promise(() => undefined));
    type();
    await pass(requestTimeoutMs);
    await pass(typingPauseMs);
    type();
    expect(announced).toHaveLength(2);
  });

  test('session.ended → the next shopper waits for no pause, and sees nothing of it', async () => {
    const { type, pass, announced, send, shown } = start();
    type();
    send({ type: 'session.ended' });
    type();
    expect(announced).toHaveLength(2);
    await pass(0);
    send({ type: 'shop.typing', shopId: 3 });
    send({ type: 'session.ended' });
    expect(shown()).toBeUndefined();
    type();
    expect(announced).toHaveLength(3);
  });

  test('shop.typing → is shown for five seconds since it was heard last', async () => {
    const { pass, send, shown } = start();
    expect(shown()).toBeUndefined();
    send({ type: 'shop.typing', shopId: 3 });
    await pass(typingHeardMs - 1);
    send({ type: 'shop.typing', shopId: 4 });
    await pass(typingHeardMs - 1);
    expect(shown()).toBe(4);
    await pass(1);
    expect(shown()).toBeUndefined();
  });

  test('message.received → nobody is writing any more', () => {
    const { send, shown } = start();
    send({ type: 'shop.typing', shopId: 3 });
    send({ type: 'message.received' });
    expect(shown()).toBeUndefined();
  });
});
