import { describe, expect, test } from 'vitest';
import { begin, figs, list, milk, tea, turned, withTea } from '#tests/support/charts/held-wishlist.ts';
import { requestTimeoutMs } from '../constants.ts';
import { wishlistMachine } from './wishlist.machine.ts';

describe(wishlistMachine.id, () => {
  test('away: asks nothing, and no heart is on', () => {
    const { requested, facts, isOn } = begin(false);
    expect(requested()).toEqual([]);
    expect(facts().stage).toBe('away');
    expect(isOn(tea)).toBe(false);
  });

  test('away + favorite.toggle: opens the login; afterwards the list is read and the heart turned on once', async () => {
    const { press, send, respond, requested, emitted, isOn } = begin(false);
    press(tea);
    expect(emitted('login.requested')).toHaveLength(1);
    expect(isOn(tea)).toBe(false);
    send({ type: 'session.started' });
    expect(isOn(tea)).toBe(true);
    await respond('listFavorites', list(milk));
    await respond('toggleFavorite', turned(tea, true));
    expect(requested('toggleFavorite')).toEqual([{ product_id: 1 }]);
    expect(isOn(tea)).toBe(true);
  });

  test('away + favorite.toggle, a favourite already: nothing is turned over', async () => {
    const { press, send, respond, requested, isOn } = begin(false);
    press(tea);
    send({ type: 'session.started' });
    await respond('listFavorites', list(tea));
    expect(requested('toggleFavorite')).toEqual([]);
    expect(isOn(tea)).toBe(true);
  });

  test('away + login.abandoned: a closed login dialog leaves nothing to carry out', async () => {
    const { press, send, respond, requested } = begin(false);
    press(tea);
    send({ type: 'login.abandoned' });
    send({ type: 'session.started' });
    await respond('listFavorites', list());
    expect(requested('toggleFavorite')).toEqual([]);
  });

  test('loading + favorite.toggle, 401: asks for the login, and the heart is turned on once afterwards', async () => {
    const { press, send, respond, refuse, requested, emitted } = begin(true);
    press(tea);
    await refuse('listFavorites', { kind: 'unauthorized' });
    expect([emitted('login.required').length, emitted('session.refused').length]).toEqual([1, 0]);
    send({ type: 'session.ended' });
    send({ type: 'session.started' });
    await respond('listFavorites', list());
    await respond('toggleFavorite', turned(tea, true));
    expect(requested('toggleFavorite')).toEqual([{ product_id: 1 }]);
  });

  test('listing + favorite.toggle without a network: shown at once, carried out once when it is back', async () => {
    const { press, send, respond, requested, isOn } = await withTea();
    send({ type: 'connection.lost' });
    press(milk);
    expect([isOn(milk), requested('toggleFavorite')]).toEqual([true, []]);
    for (let time = 0; time < 2; time += 1) send({ type: 'connection.restored' });
    await respond('listFavorites', list(tea));
    await respond('toggleFavorite', turned(milk, true));
    send({ type: 'connection.restored' });
    await respond('listFavorites', list(milk, tea));
    expect([isOn(milk), requested('toggleFavorite')]).toEqual([true, [{ product_id: 2 }]]);
  });

  test('listing + favorite.toggle without a network, done elsewhere meanwhile: nothing is turned over', async () => {
    const { press, send, respond, requested } = await withTea();
    send({ type: 'connection.lost' });
    press(milk);
    send({ type: 'connection.restored' });
    await respond('listFavorites', list(milk, tea));
    expect(requested('toggleFavorite')).toEqual([]);
  });

  test('listing + favorite.toggle: heart, count and list change at once, the server confirms, its words are told', async () => {
    const { press, respond, isOn, names, counts, notices, emitted } = await withTea();
    press(milk);
    expect([isOn(milk), names(), counts()]).toEqual([true, ['Milk', 'Tea'], [1, 2]]);
    expect(notices()).toEqual([]);
    await respond('toggleFavorite', turned(milk, true));
    expect([isOn(milk), names(), counts().at(-1)]).toEqual([true, ['Milk', 'Tea'], 2]);
    expect(notices()).toEqual([{ kind: 'success', text: { message: 'Added to your wishlist' } }]);
    expect(emitted('favorites.confirmed')).toHaveLength(1);
  });

  test('listing + favorite.toggle, refused: rolled back with the words of the server, and the list is read again', async () => {
    const { press, refuse, respond, isOn, counts, notices, emitted } = await withTea();
    press(milk);
    await refuse('toggleFavorite', { kind: 'refused', message: 'The list is full.' });
    expect([isOn(milk), counts().at(-1)]).toEqual([false, 1]);
    expect(notices()).toEqual([{ kind: 'error', text: { message: 'The list is full.' } }]);
    await respond('listFavorites', list(tea));
    expect(emitted('favorites.confirmed')).toEqual([]);
  });

  test('turning, no answer: gives up after a while and looks what became of it', async () => {
    const { press, pass, respond, requested, isOn, notices } = await withTea();
    press(milk);
    pass(requestTimeoutMs);
    expect(isOn(milk)).toBe(false);
    expect(notices()).toEqual([{ kind: 'error', text: { key: 'An error occurred' } }]);
    await respond('listFavorites', list(milk, tea));
    expect(isOn(milk)).toBe(true);
    expect(requested('toggleFavorite')).toHaveLength(1);
  });

  test('five presses while one is under way: one call at a time, and the last wish wins', async () => {
    const { press, respond, requested, isOn, notices } = await withTea();
    for (let i = 0; i < 5; i += 1) press(milk);
    expect(isOn(milk)).toBe(true);
    press(milk);
    expect(isOn(milk)).toBe(false);
    expect(requested('toggleFavorite')).toHaveLength(1);
    await respond('toggleFavorite', turned(milk, true));
    await respond('toggleFavorite', turned(milk, false));
    expect(requested('toggleFavorite')).toHaveLength(2);
    expect(isOn(milk)).toBe(false);
    expect(notices()).toEqual([{ kind: 'success', text: { message: 'Removed from your wishlist' } }]);
  });

  test('hearts of three products: each is turned over once, one after another', async () => {
    const { press, respond, requested, names } = await withTea();
    for (const product of [milk, figs, tea]) press(product);
    expect(names()).toEqual(['Milk', 'Figs']);
    await respond('toggleFavorite', turned(milk, true));
    await respond('toggleFavorite', turned(figs, true));
    await respond('toggleFavorite', turned(tea, false));
    expect(requested('toggleFavorite')).toEqual([{ product_id: 2 }, { product_id: 3 }, { product_id: 1 }]);
    expect(names()).toEqual(['Figs', 'Milk']);
  });

  test('another tab was faster: what it undid is done again', async () => {
    const { press, respond, requested, isOn } = await withTea();
    press(milk);
    await respond('toggleFavorite', turned(milk, false));
    expect(isOn(milk)).toBe(true);
    await respond('toggleFavorite', turned(milk, true));
    expect(requested('toggleFavorite')).toHaveLength(2);
    expect(isOn(milk)).toBe(true);
  });

  test('a server that always says no is not asked for ever', async () => {
    const { press, respond, requested, isOn, notices } = await withTea();
    press(milk);
    await respond('toggleFavorite', turned(milk, false));
    await respond('toggleFavorite', turned(milk, false));
    expect(requested('toggleFavorite')).toHaveLength(2);
    expect(isOn(milk)).toBe(false);
    expect(notices()).toEqual([{ kind: 'error', text: { key: 'An error occurred' } }]);
  });

  test('a dead token: who pressed is asked to log in, and then it is done once', async () => {
    const { press, send, refuse, respond, requested, emitted, facts, isOn } = await withTea();
    press(milk);
    await refuse('toggleFavorite', { kind: 'unauthorized' });
    expect(emitted('login.required')).toHaveLength(1);
    send({ type: 'session.ended' });
    expect([facts().stage, isOn(tea)]).toEqual(['away', false]);
    send({ type: 'session.started' });
    await respond('listFavorites', list());
    await respond('toggleFavorite', turned(milk, true));
    expect(requested('toggleFavorite')).toHaveLength(2);
  });

  test('a dead token on reading: the session ends silently', async () => {
    const { refuse, emitted, notices, facts } = begin(true);
    await refuse('listFavorites', { kind: 'unauthorized' });
    expect(emitted('session.refused')).toHaveLength(1);
    expect([facts().stage, notices()]).toEqual(['away', []]);
  });

  test('session.ended: nothing is left, and a late answer reaches nobody', async () => {
    const { press, send, respond, facts, isOn, counts } = await withTea();
    press(milk);
    send({ type: 'session.ended' });
    await respond('toggleFavorite', turned(milk, true));
    expect(facts()).toEqual({ stage: 'away', products: [], count: 0, removed: undefined });
    expect(isOn(milk)).toBe(false);
    expect(counts()).toEqual([1, 2]);
  });

  test('loading, failed: favorites.refresh reads again', async () => {
    const { refuse, send, respond, facts, names, emitted } = begin(true);
    await refuse('listFavorites', { kind: 'network' });
    expect(facts().stage).toBe('failed');
    expect(emitted('failure.logged')).toHaveLength(1);
    send({ type: 'favorites.refresh' });
    expect(facts().stage).toBe('loading');
    await respond('listFavorites', list(tea));
    expect(names()).toEqual(['Tea']);
  });

  test('a heart pressed before the list is known waits for it; without a list it is rolled back and told', async () => {
    const { press, refuse, isOn, notices, requested } = begin(true);
    press(milk);
    expect(isOn(milk)).toBe(true);
    await refuse('listFavorites', { kind: 'broken' });
    expect(isOn(milk)).toBe(false);
    expect(notices()).toEqual([{ kind: 'error', text: { key: 'An error occurred' } }]);
    expect(requested('toggleFavorite')).toEqual([]);
  });

  test('a total beside the list: the count is that of the list', async () => {
    const { respond, press, facts } = begin(true);
    await respond('listFavorites', { products: [tea, milk], total: 612 });
    expect(facts().count).toBe(2);
    press(tea);
    expect(facts().count).toBe(1);
  });

  test('favorites.refresh keeps what is shown while another tab’s change is read', async () => {
    const { send, respond, names, facts } = await withTea();
    send({ type: 'favorites.refresh' });
    expect([facts().stage, names()]).toEqual(['ready', ['Tea']]);
    await respond('listFavorites', list(milk));
    expect(names()).toEqual(['Milk']);
  });

  test('toggling, a response without the product: the heart stays as pressed, and the list is read', async () => {
    const { press, respond, requested, isOn, notices, counts } = await withTea();
    press(milk);
    await respond('toggleFavorite', { message: 'Done.' });
    expect(isOn(milk)).toBe(true);
    expect(counts().at(-1)).toBe(2);
    expect(requested('listFavorites')).toHaveLength(2);
    await respond('listFavorites', list(milk, tea));
    expect(isOn(milk)).toBe(true);
    expect(requested('toggleFavorite')).toHaveLength(1);
    expect(notices()).toEqual([]);
  });
});
