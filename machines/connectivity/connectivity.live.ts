/** Connectivity as the browser reports it. */
import { fromCallback } from 'xstate';
import { connectivityMachine } from './connectivity.machine.ts';

export const liveConnectivity = () =>
  connectivityMachine.provide({
    actors: {
      network: fromCallback(({ sendBack }) => {
        const look = () => sendBack({ type: navigator.onLine ? 'network.restored' : 'network.lost' });
        window.addEventListener('online', look);
        window.addEventListener('offline', look);
        // A page may be opened while offline; reported a moment later, because the chart may not send events while it
        // starts.
        queueMicrotask(look);
        return () => {
          window.removeEventListener('online', look);
          window.removeEventListener('offline', look);
        };
      }),
    },
  });
