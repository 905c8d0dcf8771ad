/** Connectivity as the browser tells it. */
import { fromCallback } from 'xstate';
import { connectivityMachine } from './connectivity.machine.ts';

export const liveConnectivity = () =>
  connectivityMachine.provide({
    actors: {
      network: fromCallback(({ sendBack }) => {
        const look = () => sendBack({ type: navigator.onLine ? 'network.restored' : 'network.lost' });
        window.addEventListener('online', look);
        window.addEventListener('offline', look);
        // A page may be opened without a network; told a moment later, since nothing is said while starting.
        queueMicrotask(look);
        return () => {
          window.removeEventListener('online', look);
          window.removeEventListener('offline', look);
        };
      }),
    },
  });
