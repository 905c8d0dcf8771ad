/** The vouchers with their ports filled by the API. */
import type { Client } from '#api/client.ts';
import { collectVoucher, listVouchers } from '#api/operations/vouchers.ts';
import type { ResponseMessage } from '#api/types/response-message.ts';
import { voucherList } from '#api/validators/tolerant/account.ts';
import { validated } from '#api/validators/tolerant/tolerant.ts';
import { call } from '../shared/call.ts';
import type { Id } from '../shared/ids.ts';
import { vouchersMachine } from './vouchers.machine.ts';

export const liveVouchers = (client: Client) =>
  vouchersMachine.provide({
    actors: {
      listVouchers: call(
        async ({ shopId }: { shopId: Id }, signal) =>
          validated(voucherList, await listVouchers(client, { shop_id: shopId }, signal)).data.coupons,
      ),
      collectVoucher: call<ResponseMessage, { id: Id }>(({ id }, signal) =>
        collectVoucher(client, { coupon_id: id }, signal),
      ),
    },
  });
