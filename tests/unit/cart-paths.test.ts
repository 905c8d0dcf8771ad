/** The cart walked along every edge of its models: real chart, calls and timers moved by the model. */
import { describe, expect, test } from 'vitest';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { cartPorts, linesModel, quoteModel, surroundingsModel } from '#tests/support/cart-model.ts';
import { startRig, transitionsOf } from '#tests/support/chart-rig.ts';
import { edgePaths } from '#tests/support/model.ts';

const taken = new Set<string>();

describe.each([
  ['the lines', linesModel],
  ['the chosen shops', quoteModel],
  ['the popup and the undo', surroundingsModel],
])('%s', (_, model) => {
  test.each(edgePaths(model).map((path) => [path.name, path] as const))('%s', async (_name, path) => {
    const rig = startRig(model.machine, model.input, cartPorts);
    for (const { event, state } of path.steps) {
      await rig.take(event);
      expect(model.view(rig.actor.getSnapshot() as never)).toEqual(model.view(state));
    }
    expect(rig.actor.getSnapshot().status).toBe('active');
    rig.actor.stop();
    for (const transition of rig.taken) taken.add(transition);
  });
});

test('together the paths take every transition of the chart', () => {
  const missed = transitionsOf(cartMachine).filter((transition) => !taken.has(transition));

  expect(missed).toEqual([]);
  expect(taken.size).toBeGreaterThan(80);
});
