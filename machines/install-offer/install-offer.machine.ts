/**
 * Install offer: whether the shop can be installed as an app, and the browser's question about it.
 *
 * The browser says when it can install the shop, and each time its question can be shown once. A shopper who declines
 * is offered nothing until the browser offers it again. Ports: `install-offer.live.ts`.
 *
 * @spec R117
 */
import { fromCallback, setup } from 'xstate';
import { errorOf, logFailure } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import type { InstallChoice, InstallOfferEmitted, InstallOfferEvent } from './install-offer.types.ts';

export const installOfferMachine = setup({
  types: { events: {} as InstallOfferEvent, emitted: {} as InstallOfferEmitted },
  actors: {
    browser: fromCallback(() => {}),
    /** Shows the browser's own question. */
    openPrompt: port<InstallChoice>('openPrompt'),
  },
  guards: { isAccepted: (_, { isAccepted }: InstallChoice) => isAccepted },
  actions: { logFailure: logFailure() },
}).createMachine({
  id: 'installOffer',
  description: 'Knows whether the shop can be installed as an app, and shows the question of the browser.',
  invoke: { src: 'browser', id: 'browser' },
  initial: 'unavailable',
  states: {
    unavailable: {
      description: 'The browser cannot install the shop, or the shopper has declined.',
      on: { 'prompt.offered': 'offered', 'app.installed': 'installed', 'menu.found': 'byMenu' },
    },
    offered: {
      on: { 'install.request': 'asking', 'app.installed': 'installed' },
    },
    asking: {
      description: 'The question of the browser is open.',
      invoke: {
        src: 'openPrompt',
        id: 'openPrompt',
        onDone: [
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'installed' },
          { target: 'unavailable' },
        ],
        onError: { target: 'unavailable', actions: { type: 'logFailure', params: errorOf('openPrompt') } },
      },
      on: { 'app.installed': 'installed' },
    },
    byMenu: {
      description: 'The shopper installs the shop from the menu of the browser.',
      on: { 'app.installed': 'installed' },
    },
    installed: {},
  },
});
