/** Connectivity: whether the browser is online. Assumed until the port `network` reports otherwise. */
import { emit, fromCallback, setup } from 'xstate';
import type { ConnectivityEmitted, ConnectivityEvent } from './connectivity.types.ts';

export const connectivityMachine = setup({
  types: { events: {} as ConnectivityEvent, emitted: {} as ConnectivityEmitted },
  actors: { network: fromCallback(() => {}) },
  actions: {
    emitLost: emit({ type: 'connection.lost' }),
    emitRestored: emit({ type: 'connection.restored' }),
  },
}).createMachine({
  id: 'connectivity',
  description: 'Knows whether the browser has a network. It assumes one until the browser says otherwise.',
  invoke: { src: 'network' },
  initial: 'online',
  states: {
    online: { on: { 'network.lost': { target: 'offline', actions: 'emitLost' } } },
    offline: { on: { 'network.restored': { target: 'online', actions: 'emitRestored' } } },
  },
});
