import { describe, expect, test } from 'vitest';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { searchMachine } from './search.machine.ts';
import { selectSearch } from './search.selectors.ts';
import type { Suggestion } from './search.types.ts';

const suggestion = (id: number, name: string): Suggestion => ({ id, name, price: 1, thumbnail: '', category: null });
const tomato = suggestion(1, 'Tomato');
const potato = suggestion(2, 'Potato');
const tomatillo = suggestion(3, 'Tomatillo');

const start = () => {
  const search = startHeld(searchMachine, undefined, ['suggestProducts']);
  return { ...search, facts: () => selectSearch(search.snapshot()) };
};

/** Open with these suggestions for this text. */
const startOpen = async (text = 'to', suggestions = [tomato, potato, tomatillo]) => {
  const search = start();
  search.send({ type: 'query.type', text });
  search.pass(300);
  await search.respond('suggestProducts', suggestions);
  return search;
};

describe(searchMachine.id, () => {
  test('query.type → sends one request, 300 ms after the last letter', () => {
    const search = start();
    search.send({ type: 'query.type', text: 't' });
    search.pass(299);
    search.send({ type: 'query.type', text: 'to ' });
    search.pass(299);
    expect(search.requested()).toEqual([]);
    search.pass(1);

    expect(search.requested()).toEqual([{ query: 'to', limit: 8 }]);
  });

  test.each(['', '   '])('query.type of %o → sends nothing and closes the list', async (text) => {
    const search = await startOpen();

    search.send({ type: 'query.type', text });
    search.pass(1000);

    expect(search.requested()).toHaveLength(1);
    expect(search.facts()).toMatchObject({ isOpen: false, suggestions: [] });
  });

  test('pending + query.type → ignores the late response for the older text', async () => {
    const search = start();
    search.send({ type: 'query.type', text: 'pot' });
    search.pass(300);
    search.send({ type: 'query.type', text: 'tom' });
    search.pass(300);

    await search.respond('suggestProducts', [potato], 0);
    expect(search.facts().suggestions).toEqual([]);
    await search.respond('suggestProducts', [tomato], 1);

    expect(search.facts().suggestions).toEqual([tomato]);
  });

  test('pending → shows the suggestions of the last response that match the text', async () => {
    const search = await startOpen();

    search.send({ type: 'query.type', text: 'tom' });

    expect(search.facts()).toMatchObject({ isOpen: true, isWaiting: true, suggestions: [tomato, tomatillo] });
  });

  test.each([
    ['Enter', { type: 'query.submit' }],
    ['a press', { type: 'suggestion.choose', id: 'shop:1' }],
  ] as const)('%s on a shop opens the shop, though a product has its number', async (_what, event) => {
    const lane: Suggestion = {
      id: 'shop:1',
      name: 'Green Lane',
      thumbnail: '',
      kind: 'shop',
      route: { to: 'shop', id: 1 },
    };
    const search = await startOpen('green', [{ ...tomato, name: 'Green Tomato' }, lane]);
    search.send({ type: 'highlight.previous' });
    expect(search.facts().highlightedId).toBe('shop:1');

    search.send(event);

    expect(search.emitted('navigation.requested')).toEqual([{ type: 'navigation.requested', to: 'shop', id: 1 }]);
  });

  test('The highlight wraps around in both directions and includes the typed text', async () => {
    const search = await startOpen();
    const walk = (type: 'highlight.next' | 'highlight.previous') => {
      search.send({ type });
      return search.facts().highlightedId;
    };

    expect([walk('highlight.previous'), walk('highlight.next'), walk('highlight.next')]).toEqual([3, 1, 2]);
    expect([walk('highlight.next'), walk('highlight.next')]).toEqual([3, 1]);
    search.send({ type: 'query.type', text: 'tom' });
    expect(search.facts().highlightedId).toBeUndefined();
  });

  test('query.submit with a highlight → opens the product', async () => {
    const search = await startOpen();
    search.send({ type: 'highlight.set', id: 2 });

    search.send({ type: 'query.submit' });

    expect(search.emitted('navigation.requested')).toEqual([{ type: 'navigation.requested', to: 'product', id: 2 }]);
    expect(search.facts().isOpen).toBe(false);
  });

  test('query.submit without a highlight → runs the search and requests no more suggestions', () => {
    const search = start();
    search.send({ type: 'query.type', text: ' fish & chips ' });

    search.send({ type: 'query.submit' });
    search.pass(1000);

    expect(search.emitted('navigation.requested')).toEqual([
      {
        type: 'navigation.requested',
        to: 'products',
        query: 'fish & chips',
      },
    ]);
    expect(search.emitted('search.made')).toEqual([{ type: 'search.made', text: 'fish & chips' }]);
    expect(search.requested()).toEqual([]);
  });

  test('query.submit of a blank text → is ignored', () => {
    const search = start();
    search.send({ type: 'query.type', text: '  ' });

    search.send({ type: 'query.submit' });

    expect(search.emitted('navigation.requested')).toEqual([]);
  });

  test('search.blur → closes after 200 ms, and a click before that still counts', async () => {
    const search = await startOpen();
    search.send({ type: 'search.blur' });
    search.pass(199);
    expect(search.facts().isOpen).toBe(true);
    search.send({ type: 'suggestion.choose', id: 1 });
    expect(search.emitted('navigation.requested')).toMatchObject([{ to: 'product', id: 1 }]);

    const other = await startOpen();
    other.send({ type: 'search.blur' });
    other.pass(200);
    expect(other.facts().isOpen).toBe(false);
  });

  test('search.close, then search.focus → shows the last response again', async () => {
    const search = await startOpen();
    search.send({ type: 'search.close' });
    expect(search.facts().isOpen).toBe(false);

    search.send({ type: 'search.focus' });

    expect(search.facts()).toMatchObject({ isOpen: true, suggestions: [tomato, potato, tomatillo] });
  });

  test('pending + a failure → clears the list and only logs it', async () => {
    const search = await startOpen();
    search.send({ type: 'query.type', text: 'tom' });
    search.pass(300);

    await search.refuse('suggestProducts', { kind: 'notJson' });

    expect(search.facts()).toMatchObject({ suggestions: [], isWaiting: false, nothingFoundFor: undefined });
    expect(search.emitted('failure.logged')).toMatchObject([
      { operation: 'suggestProducts', failure: { kind: 'notJson' } },
    ]);
    expect(search.notices()).toEqual([]);
  });

  test('pending + an empty response → names the text without results', async () => {
    const search = await startOpen('quinoa', []);

    expect(search.facts()).toMatchObject({ isOpen: true, nothingFoundFor: 'quinoa' });
  });

  test('query.restore → shows the text of the address bar and sends nothing', () => {
    const search = start();
    search.send({ type: 'query.restore', text: 'tea' });
    search.pass(1000);

    expect(search.facts()).toMatchObject({ text: 'tea', isOpen: false });
    expect(search.requested()).toEqual([]);
  });
});
