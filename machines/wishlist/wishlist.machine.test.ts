import { describe, expect, test } from 'vitest';
import { begin, figs, list, milk, tea, turned, withTea } from '#tests/support/charts/held-wishlist.ts';
import { hungCallMs } from '../constants.ts';
import { wishlistMachine } from './wishlist.machine.ts';

describe(wishlistMachine.id, () => {
  test('away: asks nothing, and no heart is on', () => {
    const { asked, facts, isOn } = begin(false);
    expect(asked()).toEqual([]);
    expect(facts().stage).toBe('away');
    expect(isOn(tea)).toBe(false);
  });

  test('away + heart.press: opens the login; afterwards the list is read and the heart turned on once', async () => {
    const { press, send, answer, asked, emitted, isOn } = begin(false);
    press(tea);
    expect(emitted('login.wanted')).toHaveLength(1);
    expect(isOn(tea)).toBe(false);
    send({ type: 'session.started' });
    expect(isOn(tea)).toBe(true);
    await answer('listFavorites', list(milk));
    await answer('toggleFavorite', turned(tea, true));
    expect(asked('toggleFavorite')).toEqual([{ product_id: 1 }]);
    expect(isOn(tea)).toBe(true);
  });

  test('away + heart.press, a favourite already: nothing is turned over', async () => {
    const { press, send, answer, asked, isOn } = begin(false);
    press(tea);
    send({ type: 'session.started' });
    await answer('listFavorites', list(tea));
    expect(asked('toggleFavorite')).toEqual([]);
    expect(isOn(tea)).toBe(true);
  });

  test('away + login.abandoned: a closed login dialog leaves nothing to carry out', async () => {
    const { press, send, answer, asked } = begin(false);
    press(tea);
    send({ type: 'login.abandoned' });
    send({ type: 'session.started' });
    await answer('listFavorites', list());
    expect(asked('toggleFavorite')).toEqual([]);
  });

  test('loading + heart.press, 401: asks for the login, and the heart is turned on once afterwards', async () => {
    const { press, send, answer, refuse, asked, emitted } = begin(true);
    press(tea);
    await refuse('listFavorites', { kind: 'unauthorised' });
    expect([emitted('login.required').length, emitted('session.refused').length]).toEqual([1, 0]);
    send({ type: 'session.ended' });
    send({ type: 'session.started' });
    await answer('listFavorites', list());
    await answer('toggleFavorite', turned(tea, true));
    expect(asked('toggleFavorite')).toEqual([{ product_id: 1 }]);
  });

  test('listing + heart.press without a network: shown at once, carried out once when it is back', async () => {
    const { press, send, answer, asked, isOn } = await withTea();
    send({ type: 'connection.lost' });
    press(milk);
    expect([isOn(milk), asked('toggleFavorite')]).toEqual([true, []]);
    for (let time = 0; time < 2; time += 1) send({ type: 'connection.restored' });
    await answer('listFavorites', list(tea));
    await answer('toggleFavorite', turned(milk, true));
    send({ type: 'connection.restored' });
    await answer('listFavorites', list(milk, tea));
    expect([isOn(milk), asked('toggleFavorite')]).toEqual([true, [{ product_id: 2 }]]);
  });

  test('listing + heart.press without a network, done elsewhere meanwhile: nothing is turned over', async () => {
    const { press, send, answer, asked } = await withTea();
    send({ type: 'connection.lost' });
    press(milk);
    send({ type: 'connection.restored' });
    await answer('listFavorites', list(milk, tea));
    expect(asked('toggleFavorite')).toEqual([]);
  });

  test('listing + heart.press: heart, count and list change at once, the server confirms, its words are told', async () => {
    const { press, answer, isOn, names, counts, notices, emitted } = await withTea();
    press(milk);
    expect([isOn(milk), names(), counts()]).toEqual([true, ['Milk', 'Tea'], [1, 2]]);
    expect(notices()).toEqual([]);
    await answer('toggleFavorite', turned(milk, true));
    expect([isOn(milk), names(), counts().at(-1)]).toEqual([true, ['Milk', 'Tea'], 2]);
    expect(notices()).toEqual([{ kind: 'success', text: { message: 'Added to your wishlist' } }]);
    expect(emitted('favorites.confirmed')).toHaveLength(1);
  });

  test('listing + heart.press, refused: rolled back with the words of the server, and the list is read again', async () => {
    const { press, refuse, answer, isOn, counts, notices, emitted } = await withTea();
    press(milk);
    await refuse('toggleFavorite', { kind: 'refused', message: 'The list is full.' });
    expect([isOn(milk), counts().at(-1)]).toEqual([false, 1]);
    expect(notices()).toEqual([{ kind: 'error', text: { message: 'The list is full.' } }]);
    await answer('listFavorites', list(tea));
    expect(emitted('favorites.confirmed')).toEqual([]);
  });

  test('turning, no answer: gives up after a while and looks what became of it', async () => {
    const { press, pass, answer, asked, isOn, notices } = await withTea();
    press(milk);
    pass(hungCallMs);
    expect(isOn(milk)).toBe(false);
    expect(notices()).toEqual([{ kind: 'error', text: { key: 'An error occurred' } }]);
    await answer('listFavorites', list(milk, tea));
    expect(isOn(milk)).toBe(true);
    expect(asked('toggleFavorite')).toHaveLength(1);
  });

  test('five presses while one is under way: one call at a time, and the last wish wins', async () => {
    const { press, answer, asked, isOn, notices } = await withTea();
    for (let i = 0; i < 5; i += 1) press(milk);
    expect(isOn(milk)).toBe(true);
    press(milk);
    expect(isOn(milk)).toBe(false);
    expect(asked('toggleFavorite')).toHaveLength(1);
    await answer('toggleFavorite', turned(milk, true));
    await answer('toggleFavorite', turned(milk, false));
    expect(asked('toggleFavorite')).toHaveLength(2);
    expect(isOn(milk)).toBe(false);
    expect(notices()).toEqual([{ kind: 'success', text: { message: 'Removed from your wishlist' } }]);
  });

  test('hearts of three products: each is turned over once, one after another', async () => {
    const { press, answer, asked, names } = await withTea();
    for (const product of [milk, figs, tea]) press(product);
    expect(names()).toEqual(['Milk', 'Figs']);
    await answer('toggleFavorite', turned(milk, true));
    await answer('toggleFavorite', turned(figs, true));
    await answer('toggleFavorite', turned(tea, false));
    expect(asked('toggleFavorite')).toEqual([{ product_id: 2 }, { product_id: 3 }, { product_id: 1 }]);
    expect(names()).toEqual(['Figs', 'Milk']);
  });

  test('another tab was faster: what it undid is done again', async () => {
    const { press, answer, asked, isOn } = await withTea();
    press(milk);
    await answer('toggleFavorite', turned(milk, false));
    expect(isOn(milk)).toBe(true);
    await answer('toggleFavorite', turned(milk, true));
    expect(asked('toggleFavorite')).toHaveLength(2);
    expect(isOn(milk)).toBe(true);
  });

  test('a server that always says no is not asked for ever', async () => {
    const { press, answer, asked, isOn, notices } = await withTea();
    press(milk);
    await answer('toggleFavorite', turned(milk, false));
    await answer('toggleFavorite', turned(milk, false));
    expect(asked('toggleFavorite')).toHaveLength(2);
    expect(isOn(milk)).toBe(false);
    expect(notices()).toEqual([{ kind: 'error', text: { key: 'An error occurred' } }]);
  });

  test('a dead token: who pressed is asked to log in, and then it is done once', async () => {
    const { press, send, refuse, answer, asked, emitted, facts, isOn } = await withTea();
    press(milk);
    await refuse('toggleFavorite', { kind: 'unauthorised' });
    expect(emitted('login.required')).toHaveLength(1);
    send({ type: 'session.ended' });
    expect([facts().stage, isOn(tea)]).toEqual(['away', false]);
    send({ type: 'session.started' });
    await answer('listFavorites', list());
    await answer('toggleFavorite', turned(milk, true));
    expect(asked('toggleFavorite')).toHaveLength(2);
  });

  test('a dead token on reading: the session ends silently', async () => {
    const { refuse, emitted, notices, facts } = begin(true);
    await refuse('listFavorites', { kind: 'unauthorised' });
    expect(emitted('session.refused')).toHaveLength(1);
    expect([facts().stage, notices()]).toEqual(['away', []]);
  });

  test('session.ended: nothing is left, and a late answer reaches nobody', async () => {
    const { press, send, answer, facts, isOn, counts } = await withTea();
    press(milk);
    send({ type: 'session.ended' });
    await answer('toggleFavorite', turned(milk, true));
    expect(facts()).toEqual({ stage: 'away', products: [], count: 0, removed: undefined });
    expect(isOn(milk)).toBe(false);
    expect(counts()).toEqual([1, 2]);
  });

  test('loading, failed: favorites.refresh reads again', async () => {
    const { refuse, send, answer, facts, names, emitted } = begin(true);
    await refuse('listFavorites', { kind: 'network' });
    expect(facts().stage).toBe('failed');
    expect(emitted('failure.noted')).toHaveLength(1);
    send({ type: 'favorites.refresh' });
    expect(facts().stage).toBe('loading');
    await answer('listFavorites', list(tea));
    expect(names()).toEqual(['Tea']);
  });

  test('a heart pressed before the list is known waits for it; without a list it is rolled back and told', async () => {
    const { press, refuse, isOn, notices, asked } = begin(true);
    press(milk);
    expect(isOn(milk)).toBe(true);
    await refuse('listFavorites', { kind: 'broken' });
    expect(isOn(milk)).toBe(false);
    expect(notices()).toEqual([{ kind: 'error', text: { key: 'An error occurred' } }]);
    expect(asked('toggleFavorite')).toEqual([]);
  });

  test('more favourites than the list holds: the count is the true one', async () => {
    const { answer, press, facts } = begin(true);
    await answer('listFavorites', { products: [tea, milk], total: 612 });
    expect(facts().count).toBe(612);
    press(tea);
    expect(facts().count).toBe(611);
  });

  test('favorites.refresh keeps what is shown while another tab’s change is read', async () => {
    const { send, answer, names, facts } = await withTea();
    send({ type: 'favorites.refresh' });
    expect([facts().stage, names()]).toEqual(['ready', ['Tea']]);
    await answer('listFavorites', list(milk));
    expect(names()).toEqual(['Milk']);
  });
});
