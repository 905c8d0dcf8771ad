/**
 * A session is recorded, told in a report and replayed; and a chart that has changed since is found out.
 *
 * @vitest-environment happy-dom
 */
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { loginMachine } from '#machines/login/login.machine.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { recordSession } from '#tests/support/charts/recorded-session.ts';
import { createRecordedResponses } from '#tools/replay/answers.ts';
import { readReport } from '#tools/replay/read-report.ts';
import { replay } from '#tools/replay/replay.ts';
import type { Report } from '#tools/replay/report.types.ts';

let text: string;
const report = () => readReport(text) as Report;

beforeAll(async () => {
  text = JSON.stringify(await recordSession());
});

type Node = { [key: string]: Node | unknown };

/** Another chart in the place of one: what stands at a place of its configuration is something else until the test ends. */
const change = (machine: { config: object }, place: string, value: unknown) => {
  const names = place.split('/');
  const last = names.pop() as string;
  const node = names.reduce<Node>((at, name) => at[name] as Node, machine.config as Node);
  const before = node[last];
  if (before === undefined) throw new Error(`There is no ${place}.`);
  node[last] = value;
  onTestFinished(() => {
    node[last] = before;
  });
};

describe('a recorded session', () => {
  test('is replayed to the same states of all actors', async () => {
    const { difference, steps, finals } = await replay(report());
    expect(difference).toBeUndefined();
    expect(steps).toBeGreaterThan(40);
    expect(finals.replayed).toEqual(finals.recorded);
    expect(finals.replayed['shop/session']).toContain('session.signedIn');
    expect(Object.keys(finals.replayed)).toEqual(expect.arrayContaining(['shop/cart', 'shop/dialogs', 'read 1']));
  });

  test('contains no typed text, wherever it went', () => {
    expect(text).not.toMatch(/canary/);
    expect(text).toContain('login.type');
  });

  test('leaves the clock of the process as it was', async () => {
    const clock = () => [Date.now, setTimeout, clearTimeout, setInterval, clearInterval];
    const before = clock();
    await replay(report());
    for (const [at, own] of clock().entries()) expect(own).toBe(before[at]);
  });
});

describe('a broken chart is detected', () => {
  test.each([
    [loginMachine, 'states/editing/on/login.submit', { guard: () => false }, 'login.editing + login.submit [0]'],
    [searchMachine, 'states/question/states/debouncing/after', {}, 'timer of shop/search'],
    [sessionMachine, 'on/session.start', [], 'session + session.start [0]'],
  ])('%#', async (machine, place, value, transition) => {
    change(machine, place, value);
    const { difference } = await replay(report());
    expect(difference?.expected).toContain(transition);
  });

  test('like a changed response', async () => {
    const { entries, ...rest } = report();
    const refused = entries.map((entry) =>
      entry.kind === 'answer' && entry.operation === 'login'
        ? { ...entry, status: 422, body: { message: 'No' } }
        : entry,
    );
    const { difference } = await replay({ ...rest, entries: refused });
    expect(difference).toMatchObject({
      actor: 'shop/dialogs/login',
      expected: expect.stringContaining('xstate.done.actor.login'),
    });
    expect(difference?.found).toContain('xstate.error.actor.login');
  });
});

test('A call that was aborted before it was sent waits for no response', async () => {
  const { fetch, waiting } = createRecordedResponses();
  const call = fetch('http://shop.invalid/api/master', { signal: AbortSignal.abort() });
  await expect(call).rejects.toThrow('Aborted');
  expect(waiting()).toEqual([]);
});

describe('an invalid report is refused', () => {
  test.each([
    ['{', 'no report'],
    ['{"entries":[]}', 'version'],
    ['{"version":1,"isWhole":false,"entries":[]}', 'longer'],
  ])('%s', (own, words) => {
    expect(readReport(own)).toContain(words);
  });
});
