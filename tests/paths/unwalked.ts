/** The charts that no journey along the charts walks, each with the reason and where it is looked at instead. */

import { ownUnwalked } from './own-journeys.ts';

const ofServer = 'the life of a thing at the server; no actor of it runs in the browser';

export const unwalked: Readonly<Record<string, string>> = {
  ...ownUnwalked,
  allergies: 'it warns on pages of products: tests/e2e/food-facts.test.ts',
  boot: 'it runs where no server renders the page: tests/e2e/start.test.ts',
  cartOverlays: 'the cart’s journey opens and closes the panel on its way; each part: tests/e2e/cart.test.ts',
  cartQuote:
    'its sums stand in the panel, and are the server’s: tests/e2e/cart.test.ts, tests/unit/last-intent.test.ts',
  countries: 'it fills a field of two dialogs: tests/e2e/dialogs.test.ts and dialogs-timeouts.test.ts',
  deliveryTime: 'its times and places are those of a shop that offers them: tests/e2e/delivery-time.test.ts',
  flowLoader: 'each flow that a journey walks is loaded by it: machines/storefront',
  helpSearch: 'it narrows one page as somebody types: tests/e2e/help.test.ts',
  installOffer: 'the question is the browser’s own: tests/e2e/app-settings.test.ts',
  locale: 'choosing a language loads the page anew, which ends a path: tests/e2e/language-switch.test.ts',
  offlineCopies: 'its copies are the service worker’s: tests/e2e/offline-app.test.ts',
  order: ofServer,
  ownData: 'it erases the account that would walk on: tests/e2e/own-data.test.ts',
  passkeys: 'the dialog is the browser’s own: tests/e2e/passkeys.test.ts',
  presence: 'nobody does anything for it, and nothing of it is seen: tests/unit/presence-paths.test.ts',
  pushSwitch: 'the question is the browser’s own: tests/e2e/app-settings.test.ts',
  realtime: 'its line is a socket, which no path holds: tests/e2e/realtime.test.ts and realtime-drops.test.ts',
  release: 'a new version of the shop loads the page anew, which ends a path: tests/e2e/new-version.test.ts',
  resource: 'it is in every page, and each list is one: tests/e2e/resilience.test.ts',
  return: ofServer,
  saleClock: 'it waits for moments at the server that no path brings about: machines/sale-clock',
  recentSearches: 'it remembers behind the search box: tests/e2e/search.test.ts',
  storefront: 'it is the shop around every flow, and no page of its own: tests/e2e/start.test.ts',
  ticket: ofServer,
  typing: 'a shop’s typing comes over a socket, which no path holds: tests/e2e/chat-typing.test.ts',
};
