/** The sale clock with its port filled: the date that the server puts on its answers. */
import type { Client } from '#api/client.ts';
import { readServerTime } from '#api/operations/flash-sales.ts';
import { call } from '../kit/call.ts';
import { saleClockMachine } from './sale-clock.machine.ts';

/** The date of an answer is cut to the second: on average it was half a second later. */
const cutMs = 500;

export const liveSaleClock = (client: Client) =>
  saleClockMachine.provide({
    actors: {
      compareClocks: call(async (_: undefined, signal) => {
        const asked = Date.now();
        const served = await readServerTime(client, {}, signal);
        return served === undefined ? 0 : served + cutMs - (asked + Date.now()) / 2;
      }),
    },
  });
