/** A shop with just the flows that a product card reads. */
import { createActor } from 'xstate';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { localeMachine } from '#machines/locale/locale.machine.ts';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import { call } from '#machines/shared/call.ts';
import { wishlistMachine } from '#machines/wishlist/wishlist.machine.ts';
import { createOffers } from '#src/shop/offers.ts';
import type { Shop } from '#src/shop/shop-context.ts';

const never = call(() => new Promise<never>(() => undefined));

/** Its cart never gets a response, so that the card shows what was pressed. */
export const startCardShop = (isSignedIn: boolean) => {
  const currency = { name: 'USD', symbol: '$' };
  const empty = call(async () => ({ total: 0, cart_items: [] }));
  const cart = createActor(cartMachine.provide({ actors: { getCart: empty, addToCart: never } as never }), {
    input: {},
  });
  const preferences = createActor(preferencesMachine, {
    input: { settings: { currency, currencies: [], multi_vendor: true } as never },
  });
  const locale = createActor(localeMachine, { input: { locale: 'en', appLocale: 'en', languages: [], catalogue: {} } });
  for (const actor of [cart, preferences, locale]) actor.start();
  if (isSignedIn) cart.send({ type: 'session.started' });
  const wishlist = createActor(
    wishlistMachine.provide({ actors: { listFavorites: never, toggleFavorite: never } as never }),
    { input: { isSignedIn, page: 'home' } },
  ).start();
  const children = { cart, preferences, locale, wishlist };
  /** To the root: events of flows that do not run yet. */
  const sent: unknown[] = [];
  const root = {
    send: (event: unknown) => void sent.push(event),
    system: { get: (name: keyof typeof children) => children[name] },
    getSnapshot: () => ({ children }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
  return { cart, wishlist, sent, shop: { actor: root, offers: createOffers() } as unknown as Shop };
};
