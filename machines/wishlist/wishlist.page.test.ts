import { describe, expect, test } from 'vitest';
import { list, tea, turned, withTea } from '#tests/support/charts/held-wishlist.ts';

describe('the wishlist on its page', () => {
  test('arriving reads the list again', async () => {
    const { send, asked } = await withTea();
    send({ type: 'route.changed', path: '/wishlist' });
    expect(asked('listFavorites')).toHaveLength(2);
  });

  test('what is taken off goes at once and is offered back, and no toast repeats what the page says', async () => {
    const { press, answer, names, facts, notices } = await withTea('/wishlist');
    press(tea);
    expect([names(), facts().removed?.name]).toEqual([[], 'Tea']);
    await answer('toggleFavorite', turned(tea, false));
    expect([facts().removed?.name, notices()]).toEqual(['Tea', []]);
  });

  test('undo brings it back, also before the server answered', async () => {
    const { press, answer, asked, names, facts } = await withTea('/wishlist');
    press(tea);
    press(tea);
    expect([names(), facts().removed]).toEqual([['Tea'], undefined]);
    await answer('toggleFavorite', turned(tea, false));
    expect(names()).toEqual(['Tea']);
    await answer('toggleFavorite', turned(tea, true));
    expect([names(), asked('toggleFavorite').length]).toEqual([['Tea'], 2]);
  });

  test('a removal that fails offers nothing, and leaving takes the offer back', async () => {
    const { press, refuse, answer, send, facts } = await withTea('/wishlist');
    press(tea);
    await refuse('toggleFavorite', { kind: 'network' });
    expect(facts().removed).toBeUndefined();
    await answer('listFavorites', list(tea));
    press(tea);
    await answer('toggleFavorite', turned(tea, false));
    send({ type: 'route.changed', path: '/wishlist' });
    expect(facts().removed?.name).toBe('Tea');
    send({ type: 'route.changed', path: '/' });
    expect(facts().removed).toBeUndefined();
  });
});
