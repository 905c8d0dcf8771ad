/** What the root makes of hearts, and of pages that are for shoppers only. */
import { describe, expect, test } from 'vitest';
import { openShop, startRoot } from '#tests/support/charts/scribed-root.ts';

describe('who hears what of hearts', () => {
  test('hearts: the count is told to the session, what was confirmed to the other tabs', () => {
    const { heard, send } = startRoot(openShop);
    send({ type: 'favorites.changed', count: 3 });
    expect(heard).toEqual(['session: favorites.changed']);
    send({ type: 'favorites.confirmed' });
    expect(heard.at(-1)).toBe('tabs: tab.favoritesChanged');
  });

  test('the wishlist reads again what may have changed, and knows where the shopper is', () => {
    const { heard, send } = startRoot(openShop, { running: ['wishlist'] });
    send({ type: 'tab.favoritesChanged' });
    send({ type: 'page.shown', persisted: true });
    expect(heard.filter((line) => line === 'wishlist: favorites.refresh')).toHaveLength(2);
    send({ type: 'connection.restored' });
    expect(heard.at(-1)).toBe('wishlist: connection.restored');
    send({ type: 'route.changed', page: 'wishlist', path: '/wishlist' });
    expect(heard.at(-1)).toBe('wishlist: route.changed');
    send({ type: 'login.abandoned' });
    expect(heard.at(-1)).toBe('wishlist: login.abandoned');
  });

  test('a guest who pressed a heart is asked to log in, without a reproach', () => {
    const { heard, send } = startRoot(openShop);
    send({ type: 'login.requested' });
    expect(heard).toEqual(['dialogs: login.open']);
  });

  test('a guest who opened a page of a shopper logs in first; one whose session ended on it is left alone', () => {
    const refused = { type: 'page.refused', returnTo: 'wishlist' };
    const root = startRoot(openShop);
    root.send(refused);
    expect(root.payloads).toEqual([{ type: 'login.open', returnTo: 'wishlist' }]);
    const leaver = startRoot(openShop, { running: ['wishlist'] });
    leaver.send({ type: 'page.entered', flows: ['wishlist'] });
    leaver.send(refused);
    expect(leaver.payloads).toEqual([]);
  });
});
