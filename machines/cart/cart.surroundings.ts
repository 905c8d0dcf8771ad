/** The regions round the lines: the side panel, the 'has been added to cart' popup, the undo of a remove, the network. */
import { assign, not } from 'xstate';
import { cartSetup } from './cart.setup.ts';
import type { CartPanel } from './cart.types.ts';

const isAccount = ({ event }: { event: { panel?: CartPanel } }) => event.panel === 'account';

const open = [
  { guard: isAccount, target: '#cart.panel.open.account' },
  { target: '#cart.panel.open.shopping' },
] as const;

export const panel = cartSetup.createStateConfig({
  initial: 'closed',
  on: {
    'panel.open': open,
    'checkout.start': [
      { guard: not('isSignedIn'), actions: 'requireLogin' },
      { guard: not('hasSelection'), actions: 'showNoShopError' },
      { target: '.closed', actions: 'goToCheckout' },
    ],
  },
  states: {
    closed: {},
    open: {
      initial: 'shopping',
      on: { 'panel.close': 'closed' },
      states: { shopping: {}, account: {} },
    },
  },
});

const assignAdded = cartSetup.createAction(
  assign(({ event }) => (event.type === 'addition.confirmed' ? { added: event.product } : {})),
);

export const popup = cartSetup.createStateConfig({
  initial: 'hidden',
  on: {
    'addition.confirmed': { target: '.visible', actions: assignAdded },
    'session.ended': '.hidden',
    'session.lost': '.hidden',
  },
  states: {
    hidden: {},
    visible: {
      initial: 'passing',
      on: { 'popup.dismiss': 'hidden', 'panel.open': 'hidden' },
      states: {
        passing: { after: { addedPopup: '#cart.popup.hidden' }, on: { 'popup.hold': 'held' } },
        held: { on: { 'popup.release': 'passing', 'addition.confirmed': { actions: assignAdded } } },
      },
    },
  },
});

export const undo = cartSetup.createStateConfig({
  initial: 'none',
  on: { 'removal.confirmed': '.offered', 'session.ended': '.none', 'session.lost': '.none' },
  states: {
    none: {},
    offered: { after: { undoOffer: 'none' }, on: { 'line.restore': 'none' } },
  },
});

export const network = cartSetup.createStateConfig({
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'startsOffline', target: 'offline' }, { target: 'online' }] },
    online: { on: { 'connection.lost': 'offline' } },
    offline: { on: { 'connection.restored': 'online' } },
  },
});
