import { describe, expect, test } from 'vitest';
import { createActor, type EventObject, SimulatedClock } from 'xstate';
import { tea } from '#tests/models/cart.ts';
import { addedPopupMs } from '../constants.ts';
import { cartOverlaysMachine } from './cart-overlays.machine.ts';
import { selectPanel, selectPopup, selectRemoved, selectRestoredLine } from './cart-overlays.selectors.ts';

const start = () => {
  const clock = new SimulatedClock();
  const emitted: EventObject[] = [];
  const actor = createActor(cartOverlaysMachine, { clock });
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  return { actor, clock, emitted };
};

describe(cartOverlaysMachine.id, () => {
  test('panel.open with another title later → emits panel.opened once', () => {
    const { actor, emitted } = start();
    actor.send({ type: 'panel.open' });
    actor.send({ type: 'panel.open', panel: 'account' });

    expect(selectPanel(actor.getSnapshot())).toBe('account');
    expect(emitted).toEqual([{ type: 'panel.opened' }]);
  });

  test.each(['panel.close', 'checkout.started'] as const)(
    'the panel is open + %s → closes the panel and emits panel.closed',
    (type) => {
      const { actor, emitted } = start();
      actor.send({ type: 'panel.open' });
      actor.send({ type });

      expect(selectPanel(actor.getSnapshot())).toBe('closed');
      expect(emitted).toEqual([{ type: 'panel.opened' }, { type: 'panel.closed' }]);
    },
  );

  test('the popup is shown + panel.open → hides the popup', () => {
    const { actor } = start();
    actor.send({ type: 'line.added', product: tea });
    expect(selectPopup(actor.getSnapshot())).toEqual(tea);

    actor.send({ type: 'panel.open' });

    expect(selectPopup(actor.getSnapshot())).toBeUndefined();
  });

  test('removal.undo twice → asks the cart once to restore the line', () => {
    const { actor, emitted } = start();
    actor.send({ type: 'line.removed', product: tea, quantity: 3 });
    expect(selectRemoved(actor.getSnapshot())).toBe(tea);

    for (let press = 0; press < 2; press += 1) actor.send({ type: 'removal.undo' });

    expect(emitted).toEqual([{ type: 'line.restore', product: tea, quantity: 3 }]);
  });

  test.each(['removal.release', 'panel.close'] as const)(
    'the restored line is named until %s, so that it gets the focus once',
    (type) => {
      const { actor } = start();
      actor.send({ type: 'panel.open' });
      actor.send({ type: 'line.removed', product: tea, quantity: 3 });
      expect(selectRestoredLine(actor.getSnapshot())).toBeUndefined();
      actor.send({ type: 'removal.undo' });
      expect(selectRestoredLine(actor.getSnapshot())).toBe(tea);
      actor.send({ type });
      expect(selectRestoredLine(actor.getSnapshot())).toBeUndefined();
    },
  );

  test('removal.undo on a card → restores the line, and the panel that is opened later keeps its own focus', () => {
    const { actor, emitted } = start();
    actor.send({ type: 'line.removed', product: tea, quantity: 3 });
    actor.send({ type: 'removal.undo' });
    expect(emitted).toEqual([{ type: 'line.restore', product: tea, quantity: 3 }]);
    actor.send({ type: 'panel.open' });
    expect(selectRestoredLine(actor.getSnapshot())).toBeUndefined();
  });

  test('an addition and a removal replace each other: only the last one is shown', () => {
    const { actor } = start();
    actor.send({ type: 'line.added', product: tea });
    actor.send({ type: 'line.removed', product: tea, quantity: 1 });
    expect([selectPopup(actor.getSnapshot()), selectRemoved(actor.getSnapshot())]).toEqual([undefined, tea]);
    actor.send({ type: 'line.added', product: tea });
    expect([selectPopup(actor.getSnapshot()), selectRemoved(actor.getSnapshot())]).toEqual([tea, undefined]);
  });

  test('the undo offer stays while the focus is on it, and gets its full time again afterwards', () => {
    const { actor, clock } = start();
    actor.send({ type: 'line.removed', product: tea, quantity: 3 });
    actor.send({ type: 'removal.hold' });
    clock.increment(20_000);
    expect(selectRemoved(actor.getSnapshot())).toBe(tea);
    actor.send({ type: 'removal.release' });
    clock.increment(4999);
    expect(selectRemoved(actor.getSnapshot())).toBe(tea);
    clock.increment(1);
    expect(selectRemoved(actor.getSnapshot())).toBeUndefined();
  });

  test('the undo offer ends after its time once the panel is closed over the focus', () => {
    const { actor, clock } = start();
    actor.send({ type: 'panel.open' });
    actor.send({ type: 'line.removed', product: tea, quantity: 3 });
    actor.send({ type: 'removal.hold' });
    actor.send({ type: 'panel.close' });
    clock.increment(5000);
    expect(selectRemoved(actor.getSnapshot())).toBeUndefined();
  });

  test('the undo offer disappears after its time and with the session', () => {
    const { actor, clock } = start();
    actor.send({ type: 'line.removed', product: tea, quantity: 3 });
    clock.increment(5000);
    expect(selectRemoved(actor.getSnapshot())).toBeUndefined();

    actor.send({ type: 'line.removed', product: tea, quantity: 3 });
    actor.send({ type: 'session.ended' });
    expect(selectRemoved(actor.getSnapshot())).toBeUndefined();
  });

  test('nothing is open at first, and panel.open names the shopping panel also after the account’s', () => {
    const { actor } = start();
    expect(actor.getSnapshot().value).toEqual({ panel: 'closed', popup: 'hidden', undo: 'none' });
    actor.send({ type: 'panel.open' });
    expect(selectPanel(actor.getSnapshot())).toBe('shopping');
    actor.send({ type: 'panel.close' });
    actor.send({ type: 'panel.open', panel: 'account' });
    expect(selectPanel(actor.getSnapshot())).toBe('account');
    actor.send({ type: 'panel.open' });
    expect(selectPanel(actor.getSnapshot())).toBe('shopping');
  });

  test('the popup hides after its time', () => {
    const { actor, clock } = start();
    actor.send({ type: 'line.added', product: tea });
    clock.increment(addedPopupMs - 1);
    expect(selectPopup(actor.getSnapshot())).toEqual(tea);
    clock.increment(1);
    expect(selectPopup(actor.getSnapshot())).toBeUndefined();
  });

  test.each(['popup.dismiss', 'session.ended'] as const)('the popup is shown + %s → hides the popup', (type) => {
    const { actor } = start();
    actor.send({ type: 'line.added', product: tea });
    actor.send({ type });
    expect(selectPopup(actor.getSnapshot())).toBeUndefined();
  });

  test('the popup is held → stays, names what is added meanwhile, and gets its time again after the release', () => {
    const { actor, clock } = start();
    const other = { ...tea, name: 'Black tea' };
    actor.send({ type: 'line.added', product: tea });
    actor.send({ type: 'popup.hold' });
    actor.send({ type: 'line.added', product: other });
    clock.increment(addedPopupMs * 2);
    expect(selectPopup(actor.getSnapshot())).toEqual(other);
    actor.send({ type: 'popup.release' });
    clock.increment(addedPopupMs);
    expect(selectPopup(actor.getSnapshot())).toBeUndefined();
  });

  test('session.ended → the removed line is neither offered nor stored', () => {
    const { actor } = start();
    actor.send({ type: 'line.removed', product: tea, quantity: 3 });
    actor.send({ type: 'session.ended' });
    expect(actor.getSnapshot().value).toMatchObject({ undo: 'none' });
    expect(actor.getSnapshot().context.removed).toBeUndefined();
  });
});
