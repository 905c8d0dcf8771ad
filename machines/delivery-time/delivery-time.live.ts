/** The delivery times with their ports filled by the API. */
import type { Client } from '#api/client.ts';
import { holdDeliverySlots, listDeliverySlots } from '#api/operations/delivery.ts';
import { call } from '../shared/call.ts';
import { deliveryTimeMachine } from './delivery-time.machine.ts';

export const liveDeliveryTime = (client: Client) =>
  deliveryTimeMachine.provide({
    actors: {
      listDeliverySlots: call((input, signal) => listDeliverySlots(client, input, signal)),
      holdDeliverySlots: call((body, signal) => holdDeliverySlots(client, body, signal)),
    },
  });
