import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { maxToasts, successToastMs, toastMs } from '../constants.ts';
import type { NoticeKind } from '../shared/notice.ts';
import { toastsMachine } from './toasts.machine.ts';
import { selectToasts } from './toasts.selectors.ts';

const start = () => {
  const clock = new SimulatedClock();
  const actor = createActor(toastsMachine, { clock }).start();
  const show = (message: string, kind: NoticeKind = 'error') =>
    actor.send({ type: 'toast.show', kind, text: { message } });
  const texts = () => selectToasts(actor.getSnapshot()).map(({ text }) => ('message' in text ? text.message : ''));
  return { actor, clock, show, texts };
};

describe(toastsMachine.id, () => {
  test.each<[NoticeKind, number]>([
    ['success', successToastMs],
    ['error', toastMs],
    ['warning', toastMs],
    ['info', toastMs],
  ])('A %s toast stays %i ms', (kind, ms) => {
    const { clock, show, texts } = start();
    show('Hello', kind);
    clock.increment(ms - 1);
    expect(texts()).toEqual(['Hello']);
    clock.increment(1);
    expect(texts()).toEqual([]);
  });

  test('A repeated text is counted, not repeated, and gets its full time again', () => {
    const { actor, clock, show } = start();
    show('No stock');
    clock.increment(toastMs - 1);
    show('No stock');
    show('No stock', 'warning');
    clock.increment(toastMs - 1);
    expect(selectToasts(actor.getSnapshot()).map(({ count }) => count)).toEqual([2, 1]);
  });

  test('At most twenty toasts are shown, and the oldest leaves', () => {
    const { show, texts } = start();
    for (let i = 1; i <= maxToasts + 3; i += 1) show(`Toast ${i}`);
    expect(texts()).toHaveLength(maxToasts);
    expect(texts()[0]).toBe('Toast 4');
  });

  test('No time runs until the last reason to hold is gone', () => {
    const { actor, clock, show, texts } = start();
    show('Read me');
    actor.send({ type: 'toasts.hold', by: 'pointer' });
    actor.send({ type: 'toasts.hold', by: 'page' });
    show('And me');
    clock.increment(toastMs * 10);
    actor.send({ type: 'toasts.release', by: 'pointer' });
    clock.increment(toastMs * 10);
    expect(texts()).toEqual(['Read me', 'And me']);
    actor.send({ type: 'toasts.release', by: 'page' });
    clock.increment(toastMs);
    expect(texts()).toEqual([]);
  });

  test('A dismissed toast leaves, and its timer affects no other', () => {
    const { actor, clock, show, texts } = start();
    show('One');
    clock.increment(1000);
    show('Two');
    actor.send({ type: 'toast.dismiss', id: 1 });
    expect(texts()).toEqual(['Two']);
    clock.increment(toastMs - 1);
    expect(texts()).toEqual(['Two']);
  });

  test.each([
    ['the focus in it', 'focus', 1],
    ['the pointer on it, if it was the last', 'pointer', 1],
    ['the focus in it, and not the pointer on another', 'focus', 2],
  ] as const)('A dismissed toast takes along %s', (_, by, count) => {
    const { actor, clock, show, texts } = start();
    if (count === 2) {
      show('One');
      actor.send({ type: 'toasts.hold', by: 'pointer' });
    }
    show('Two');
    actor.send({ type: 'toasts.hold', by });
    actor.send({ type: 'toast.dismiss', id: count });
    show('Three');
    clock.increment(toastMs);
    expect(texts()).toEqual(count === 2 ? ['One', 'Three'] : []);
    actor.send({ type: 'toasts.release', by: 'pointer' });
    clock.increment(toastMs);
    expect(texts()).toEqual([]);
  });

  test('A dismissed toast takes along no other reason to hold', () => {
    const { actor, clock, show, texts } = start();
    show('One');
    for (const by of ['page', 'pointer', 'focus'] as const) actor.send({ type: 'toasts.hold', by });
    actor.send({ type: 'toast.dismiss', id: 1 });
    show('Two');
    clock.increment(toastMs);
    expect(texts()).toEqual(['Two']);
    actor.send({ type: 'toasts.release', by: 'page' });
    clock.increment(toastMs);
    expect(texts()).toEqual([]);
  });

  test('With the setting to keep toasts, a toast stays until it is closed, even after the pointer leaves', () => {
    const { actor, clock, show, texts } = start();
    actor.send({ type: 'toasts.hold', by: 'choice' });
    show('Hello');
    actor.send({ type: 'toasts.hold', by: 'pointer' });
    actor.send({ type: 'toasts.release', by: 'pointer' });
    clock.increment(100 * toastMs);
    expect(texts()).toEqual(['Hello']);
    actor.send({ type: 'toasts.release', by: 'choice' });
    clock.increment(toastMs);
    expect(texts()).toEqual([]);
  });

  test('A reason to hold that is gone does not count the next time', () => {
    const { actor, clock, show, texts } = start();
    actor.send({ type: 'toasts.hold', by: 'page' });
    actor.send({ type: 'toasts.release', by: 'page' });
    actor.send({ type: 'toasts.hold', by: 'pointer' });
    actor.send({ type: 'toasts.release', by: 'pointer' });
    show('Hello');
    clock.increment(toastMs);
    expect(texts()).toEqual([]);
  });
});
