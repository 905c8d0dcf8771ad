/** Connectivity: whether the browser has a network. Takes it for granted until the port `network` says otherwise. */
import { emit, fromCallback, setup } from 'xstate';
import type { ConnectivityEmitted, ConnectivityEvent } from './connectivity.types.ts';

export const connectivityMachine = setup({
  types: { events: {} as ConnectivityEvent, emitted: {} as ConnectivityEmitted },
  actors: { network: fromCallback(() => {}) },
  actions: {
    tellLost: emit({ type: 'connection.lost' }),
    tellRestored: emit({ type: 'connection.restored' }),
  },
}).createMachine({
  id: 'connectivity',
  invoke: { src: 'network' },
  initial: 'online',
  states: {
    online: { on: { 'network.lost': { target: 'offline', actions: 'tellLost' } } },
    offline: { on: { 'network.restored': { target: 'online', actions: 'tellRestored' } } },
  },
});
