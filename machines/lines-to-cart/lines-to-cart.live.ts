/** Lines to cart with their port filled by the API. */
import type { Client } from '#api/client.ts';
import { linesAdder } from '../cart/add-lines.live.ts';
import { call } from '../shared/call.ts';
import { linesToCartMachine } from './lines-to-cart.machine.ts';

export const liveLinesToCart = (client: Client) =>
  linesToCartMachine.provide({ actors: { addLines: call(linesAdder(client)) } });
