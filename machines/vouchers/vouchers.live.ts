/** The vouchers with their ports filled by the API. */
import type { Client } from '#api/client.ts';
import type { Said } from '#api/data-of.ts';
import { collectVoucher, listVouchers } from '#api/operations/vouchers.ts';
import { call } from '../shared/call.ts';
import { vouchersMachine } from './vouchers.machine.ts';

export const liveVouchers = (client: Client) =>
  vouchersMachine.provide({
    actors: {
      listVouchers: call(
        async ({ shopId }: { shopId: number }, signal) =>
          (await listVouchers(client, { shop_id: shopId }, signal)).coupons,
      ),
      collectVoucher: call<Said, { id: number }>(({ id }, signal) => collectVoucher(client, { coupon_id: id }, signal)),
    },
  });
