import { describe, expect, test } from 'vitest';
import { list, tea, turned, withTea } from '#tests/support/charts/held-wishlist.ts';

describe('the wishlist on its page', () => {
  test('arriving reads the list again', async () => {
    const { send, requested } = await withTea();
    send({ type: 'route.changed', page: 'wishlist' });
    expect(requested('listFavorites')).toHaveLength(2);
  });

  test('what is taken off goes at once and is offered back, and no toast repeats what the page says', async () => {
    const { press, respond, names, facts, notices } = await withTea('wishlist');
    press(tea);
    expect([names(), facts().removed?.name]).toEqual([[], 'Tea']);
    await respond('toggleFavorite', turned(tea, false));
    expect([facts().removed?.name, notices()]).toEqual(['Tea', []]);
  });

  test('undo brings it back, also before the server answered', async () => {
    const { press, respond, requested, names, facts } = await withTea('wishlist');
    press(tea);
    press(tea);
    expect([names(), facts().removed]).toEqual([['Tea'], undefined]);
    await respond('toggleFavorite', turned(tea, false));
    expect(names()).toEqual(['Tea']);
    await respond('toggleFavorite', turned(tea, true));
    expect([names(), requested('toggleFavorite').length]).toEqual([['Tea'], 2]);
  });

  test('a removal that fails offers nothing, and leaving takes the offer back', async () => {
    const { press, refuse, respond, send, facts } = await withTea('wishlist');
    press(tea);
    await refuse('toggleFavorite', { kind: 'network' });
    expect(facts().removed).toBeUndefined();
    await respond('listFavorites', list(tea));
    press(tea);
    await respond('toggleFavorite', turned(tea, false));
    send({ type: 'route.changed', page: 'wishlist' });
    expect(facts().removed?.name).toBe('Tea');
    send({ type: 'route.changed', page: 'home' });
    expect(facts().removed).toBeUndefined();
  });
});
