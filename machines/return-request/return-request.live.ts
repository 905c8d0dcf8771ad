/** The return request with its ports filled by the API. */
import type { Client } from '#api/client.ts';
import { requestReturn } from '#api/operations/returns.ts';
import { draftKeys } from '../shared/draft-keys.ts';
import { formPorts } from '../shared/form.ports.ts';
import { fetchOrder } from '../shared/order.live.ts';
import { returnBody, returnFieldsOf } from './return-request.fields.ts';
import { returnRequestMachine } from './return-request.machine.ts';
import type { ReturnRequested, ReturnRequestFields, ReturnRequestInput } from './return-request.types.ts';

export const liveReturnRequest = (client: Client) => {
  const keyOf = draftKeys();
  return returnRequestMachine.provide({
    actors: formPorts<ReturnRequestInput, ReturnRequestFields, ReturnRequested>({
      load: async ({ orderId }, signal) => returnFieldsOf(await fetchOrder(client, orderId, signal)),
      save: ({ input: { orderId }, fields }, signal) =>
        requestReturn(
          client,
          { ...returnBody(orderId, fields), photos: fields.photos, idempotencyKey: keyOf(fields) },
          signal,
        ),
    }),
  });
};
