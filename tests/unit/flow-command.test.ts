/** `npm run flow`: which flow is meant, which tests concern it, and what one screen says of a failure. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { lintPart } from '#tools/flow/chart-parts.ts';
import { testsOf } from '#tools/flow/check-flow.ts';
import { createPlace } from '#tools/flow/place.ts';
import { reportOf } from '#tools/flow/report.ts';
import { readable, readFile } from '#tools/flow/run-tests.ts';
import { testPart } from '#tools/flow/test-part.ts';
import { isOfFlow } from '#tools/flow/watch.ts';
import { findCharts, root } from '#tools/flows/find.ts';
import { chooseFlows, closest } from '#tools/flows/names.ts';

const charts = await findCharts();
const chartOf = (id: string) => {
  const chart = charts.find((candidate) => candidate.id === id);
  if (!chart) throw new Error(`There is no chart ${id}.`);
  return chart;
};

describe('the name of a flow', () => {
  test('may be written as its folder is', () => {
    expect(chooseFlows(['cart-quote'], ['cart', 'cartQuote'])).toEqual({ names: ['cartQuote'] });
    expect(chooseFlows([], ['cart', 'cartQuote'])).toEqual({ names: ['cart', 'cartQuote'] });
  });

  test('that nobody knows → names the closest one and the list', () => {
    expect(chooseFlows(['crat'], ['search', 'cart'])).toEqual({
      problem: 'There is no flow "crat", perhaps cart; the flows are cart, search.',
    });
    expect(closest('check-out', ['cart', 'checkout', 'chat'])).toBe('checkout');
  });

  test.each([
    [['carts'], /perhaps cart;/],
    [['cart', '--no'], /^Say which flow: /],
  ])('is asked for in one sentence by the arguments %j, with exit code 2', (args, sentence) => {
    const tsx = path.join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
    const { status, stderr } = spawnSync(process.execPath, [tsx, 'tools/flow/cli.ts', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toMatch(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('the tests of a flow', () => {
  test('stand beside it, walk its model, and replay its sessions', () => {
    const { beside, walks, replays } = testsOf(chartOf('cart'));
    expect(beside).toContain('machines/cart/cart.offline.test.ts');
    expect(walks).toEqual(['tests/unit/cart-paths.test.ts']);
    expect(replays).toEqual(['tests/replays/replays.test.ts']);
    expect(testsOf(chartOf('share'))).toMatchObject({ walks: ['tests/unit/edge-cases.test.ts'], replays: [] });
  });

  test('are those of its file where a folder has several charts', () => {
    expect(testsOf(chartOf('order')).beside).toEqual(['machines/lifecycles/order.machine.test.ts']);
  });

  test('are also those of the function that makes the chart', () => {
    expect(testsOf(chartOf('contactForm')).walks).toEqual(['tests/unit/edge-cases.test.ts']);
    expect(testsOf(chartOf('profile')).beside).toEqual([
      'machines/profile/profile.machine.test.ts',
      'machines/shared/form.machine.test.ts',
    ]);
  });

  test('are repeated when a file of the flow changes, and not for another flow', () => {
    const cart = chartOf('cart');
    expect(isOfFlow(cart, 'machines/cart/cart.logic.ts')).toBe(true);
    expect(isOfFlow(cart, 'tests/unit/cart-paths.test.ts')).toBe(true);
    expect(isOfFlow(cart, 'machines/share/share.machine.ts')).toBe(false);
  });
});

describe('a failed test', () => {
  const key = 'share.sharing + xstate.done.actor.openSheet [0]';
  const file = 'machines/share/share.machine.test.ts';
  const message = `\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n    at somewhere.ts:1:2`;
  const result = {
    name: path.join(root, file),
    status: 'failed',
    startTime: 1000,
    endTime: 1500,
    assertionResults: [
      { fullName: 'share works', status: 'passed' },
      {
        fullName: 'share fails',
        status: 'failed',
        failureMessages: [message],
        meta: { lastTransitions: { share: key }, difference: '- 2\n+ 1' },
      },
    ],
  };
  const of = { id: 'share', placeOf: createPlace(chartOf('share')) };

  test('is shown with the last transition of the chart, its place, and its message without colours and stack', () => {
    const [part] = testPart('unit tests', [file], [readFile(result)], of);
    expect(part).toMatchObject({ isOk: false, counts: '1 passed, 1 failed', seconds: 0.5 });
    expect(part?.failure).toEqual({
      title: `${file} › share fails`,
      key,
      place: expect.stringMatching(/^machines\/share\/share\.machine\.ts:\d+$/),
      message: 'AssertionError: expected 1 to be 2\n- 2\n+ 1',
    });
    expect(reportOf('share', chartOf('share').file, part ? [part] : [])).toMatch(
      /unit tests +FAILED +1 passed, 1 failed[\s\S]+First failure: .+share fails\n +transition +share\.sharing[\s\S]+place +machines[\s\S]+message +Assert/,
    );
  });

  test('of a walk is shown with the transition that the walk names', () => {
    const walk = {
      ...result,
      assertionResults: [
        { ...result.assertionResults[1], failureMessages: [`a walk\n  takes     share.idle + share.start [0]`] },
      ],
    };
    const [part] = testPart('walks', [file], [readFile(walk as typeof result)], of);
    expect(part?.failure?.key).toBe('share.idle + share.start [0]');
  });

  test('that cannot even be loaded, or is not run, fails its part', () => {
    const broken = readFile({ ...result, message: 'No such module.', assertionResults: [] });
    expect(testPart('unit tests', [file], [broken], of)[0]).toMatchObject({
      isOk: false,
      counts: '0 passed, 1 failed',
    });
    expect(testPart('unit tests', [file], [], of)[0]).toMatchObject({ isOk: false, counts: '0 passed, 1 not run' });
    expect(testPart('walks', [], [], of)).toEqual([]);
  });

  test('has a message of a screen at most', () => {
    expect(readable(Array.from({ length: 99 }, (_, line) => `line ${line}`).join('\n')).split('\n')).toHaveLength(14);
  });
});

test('The lint of a chart names the state that nobody can reach', () => {
  const machine = createMachine({ id: 'share', initial: 'idle', states: { idle: {}, sharing: {} } });
  const share = { ...chartOf('share'), machine };
  const part = lintPart(share, createPlace(share));
  expect(part).toMatchObject({ isOk: false, failure: { title: 'Every state can be reached', key: 'share.sharing' } });
  expect(part.failure?.place).toMatch(/^machines\/share\/share\.machine\.ts:\d+$/);
  expect(lintPart(chartOf('share'), createPlace(chartOf('share')))).toMatchObject({ isOk: true, counts: '4 checks' });
});
