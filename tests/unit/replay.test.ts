/**
 * A session is recorded, told in a report and replayed; and a chart that has changed since is found out.
 *
 * @vitest-environment happy-dom
 */
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
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

  const started = sessionMachine.config.on?.['session.start'] as { actions: (string | { type: string })[] };
  const without = (name: string) => started.actions.filter((action) => action !== name && Object(action).type !== name);

  test.each(['storeSession', 'emitSessionStarted'])('that takes the same transitions without %s', async (name) => {
    change(sessionMachine, 'on/session.start/actions', without(name));
    const { difference } = await replay(report());
    expect(difference?.actor).toBe('shop/session');
    expect(difference?.expected).toContain('with the effects storeSession, emits session.started');
    expect(difference?.found).not.toContain('with the effects storeSession, emits session.started');
  });

  test('that shows another notice', async () => {
    const { entries, ...rest } = report();
    const said = 'emits notice.requested “Login successful”';
    const wasSaid = entries.some((entry) => entry.kind === 'step' && entry.effects?.includes(said));
    const other = entries.map((entry) =>
      entry.kind === 'step' && entry.effects
        ? {
            ...entry,
            effects: entry.effects.map((effect) => (effect === said ? effect.replace('Login', 'Logout') : effect)),
          }
        : entry,
    );
    expect(wasSaid).toBe(true);
    const { difference } = await replay({ ...rest, entries: other });
    expect(difference?.found).toContain(said);
  });

  test('but not by the effects of a report that has none', async () => {
    const { entries, ...rest } = report();
    const old = entries.map((entry) => {
      if (entry.kind !== 'step') return entry;
      const { effects: _, ...step } = entry;
      return step;
    });
    expect((await replay({ ...rest, entries: old })).difference).toBeUndefined();
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

// The last test: after it, the charts that this file has imported are no longer those of a replay.
test('A session whose code comes too late is replayed once more', async () => {
  vi.resetModules();
  let replays = 0;
  vi.doMock('#tools/replay/clock.ts', async (original) => {
    const { takeClock, ...rest } = await original<typeof import('#tools/replay/clock.ts')>();
    const impatient = { soon: async () => false, hasGivenUp: () => true };
    const takeFirst = (from: number) => ({ ...takeClock(from), ...(replays === 0 ? impatient : {}) });
    return {
      ...rest,
      takeClock: (from: number) => {
        const clock = takeFirst(from);
        replays += 1;
        return clock;
      },
    };
  });
  onTestFinished(() => {
    vi.doUnmock('#tools/replay/clock.ts');
    vi.resetModules();
  });
  const { replay: replayLate } = await import('#tools/replay/replay.ts');
  expect((await replayLate(report())).difference).toBeUndefined();
  expect(replays).toBe(2);
});
