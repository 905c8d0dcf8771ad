/** The sale clock with its port filled by the Date header of the server's responses. */
import type { Client } from '#api/client.ts';
import { readServerTime } from '#api/operations/flash-sales.ts';
import { call } from '../shared/call.ts';
import { saleClockMachine } from './sale-clock.machine.ts';

/** The Date header is truncated to the second: on average it was half a second later. */
const cutMs = 500;

export const liveSaleClock = (client: Client) =>
  saleClockMachine.provide({
    actors: {
      compareClocks: call(async (_: undefined, signal) => {
        const requestedAt = Date.now();
        const served = await readServerTime(client, {}, signal);
        return served === undefined ? 0 : served + cutMs - (requestedAt + Date.now()) / 2;
      }),
    },
  });
