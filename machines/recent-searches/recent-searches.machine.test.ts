import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { requestTimeoutMs } from '../constants.ts';
import type { Stored } from '../storage/storage.types.ts';
import { liveRecentSearches } from './recent-searches.live.ts';
import { recentSearchesMachine } from './recent-searches.machine.ts';
import { selectRecentSearches } from './recent-searches.selectors.ts';

const begin = () => {
  const harness = startHeld(recentSearchesMachine, undefined, ['recallSearches']);
  return { ...harness, texts: () => selectRecentSearches(harness.snapshot()) };
};

const withThree = async () => {
  const harness = begin();
  await harness.respond('recallSearches', ['milk', 'tea', 'rice']);
  return harness;
};

describe(recentSearchesMachine.id, () => {
  test('recalling + search.made: what was made meanwhile comes before what was read', async () => {
    const { send, respond, texts } = begin();
    send({ type: 'search.made', text: ' plums ' });
    send({ type: 'search.made', text: 'figs' });
    await respond('recallSearches', ['milk', 'plums']);
    expect(texts()).toEqual(['figs', 'plums', 'milk']);
  });

  test('listing + search.made: reads again, so that another tab’s searches stay', async () => {
    const { send, respond, texts } = await withThree();
    send({ type: 'search.made', text: 'TEA' });
    await respond('recallSearches', ['bread', 'milk', 'tea']);
    expect(texts()).toEqual(['TEA', 'bread', 'milk']);
  });

  test('eight are kept', async () => {
    const { send, respond, texts } = begin();
    send({ type: 'search.made', text: 'nine' });
    await respond('recallSearches', ['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(texts()).toEqual(['nine', '1', '2', '3', '4', '5', '6', '7']);
  });

  test('search.remove: takes out one', async () => {
    const { send, texts } = await withThree();
    send({ type: 'search.remove', text: 'tea' });
    expect(texts()).toEqual(['milk', 'rice']);
  });

  test('recentSearches.clear, while the list is read or after it: nothing is left of what was made', async () => {
    const { send, texts } = await withThree();
    send({ type: 'recentSearches.clear' });
    expect(texts()).toEqual([]);
  });

  test('recalling, failed or silent: the list stays what it was', async () => {
    const { send, refuse, pass, texts, emitted, snapshot } = await withThree();
    send({ type: 'recentSearches.recall' });
    await refuse('recallSearches', { kind: 'broken' });
    expect([texts().length, snapshot().value]).toEqual([3, 'listing']);
    expect(emitted('failure.logged')).toEqual([
      { type: 'failure.logged', operation: 'recallSearches', failure: { kind: 'broken' } },
    ]);
    send({ type: 'recentSearches.recall' });
    pass(requestTimeoutMs - 1);
    expect(snapshot().value).toBe('recalling');
    pass(1);
    expect(snapshot().value).toBe('listing');
    send({ type: 'search.remove', text: 'milk' });
    expect(texts()).toEqual(['tea', 'rice']);
  });

  test('live: what changes is written to the browser, what is only read is not', async () => {
    let stored: Stored = { searches: ['tea'] };
    const writes: unknown[] = [];
    const storage = {
      read: () => stored,
      readSettings: async () => undefined,
      write: (patch: object) => {
        writes.push(patch);
        stored = { ...stored, ...patch };
      },
      flush: () => true,
    };
    const actor = createActor(liveRecentSearches(storage)).start();
    await waitFor(actor, (snapshot) => snapshot.matches('listing'));
    expect(writes).toEqual([]);
    actor.send({ type: 'search.made', text: 'figs' });
    await waitFor(actor, (snapshot) => snapshot.matches('listing'));
    actor.send({ type: 'search.remove', text: 'tea' });
    actor.send({ type: 'recentSearches.clear' });
    expect(writes).toEqual([{ searches: ['figs', 'tea'] }, { searches: ['figs'] }, { searches: [] }]);
  });
});
