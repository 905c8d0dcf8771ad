/** A shop's vouchers as a model. */
import type { Voucher } from '#api/types/vouchers.ts';
import { vouchersMachine } from '#machines/vouchers/vouchers.machine.ts';
import { selectVouchers } from '#machines/vouchers/vouchers.selectors.ts';
import type { VouchersContext, VouchersEvent } from '#machines/vouchers/vouchers.types.ts';
import { done, eventsOf, failed } from '../support/charts/events.ts';
import type { ChartModel } from '../support/charts/model.ts';
import { refused, unauthorized } from './cart.ts';

export const aVoucher = (given: Partial<Voucher> = {}): Voucher => ({
  id: 12,
  voucher_type: 'shop',
  code: 'FRESH10',
  discount_type: 'Percentage',
  discount: 10,
  min_order_amount: 20,
  max_discount_amount: 0,
  limit_for_user: 1,
  shop_id: 3,
  started: '01 March 2025 00:00',
  validity: '31 March 2025 23:59',
  is_collected: false,
  ...given,
});

const eventOf = eventsOf<VouchersEvent>();
const dairy = eventOf({ type: 'vouchers.open', shop: { id: 3, name: 'Dairy' } });

export const voucherModel: ChartModel = {
  machine: vouchersMachine as never,
  input: undefined,
  cases: [
    dairy,
    eventOf({ type: 'vouchers.open', shop: { id: 4, name: 'Bakery' } }),
    eventOf({ type: 'vouchers.close' }),
    eventOf({ type: 'vouchers.retry' }),
    eventOf({ type: 'voucher.collect', id: 12 }),
    eventOf({ type: 'session.started' }),
    eventOf({ type: 'session.ended' }),
    eventOf({ type: 'login.abandoned' }),
    eventOf({ type: 'connection.lost' }),
    eventOf({ type: 'connection.restored' }),
    done('listVouchers', [aVoucher()]),
    done('collectVoucher', {}),
    ...['listVouchers', 'collectVoucher'].flatMap((port) => [failed(port, refused), failed(port, unauthorized)]),
  ],
  view: (snapshot) => {
    const { stage, shop, vouchers, collectingId, failure } = selectVouchers(snapshot as never);
    const { context, value } = snapshot as unknown as { context: VouchersContext; value: { network: string } };
    const { pending } = context;
    const offered = vouchers.map(({ is_collected }) => is_collected);
    return [stage, shop?.id, offered, collectingId, failure?.kind, value.network, pending?.shop.id];
  },
};

export const voucherModels = {
  'the vouchers': voucherModel,
  'opened without a network': {
    ...voucherModel,
    input: { isOffline: true },
    cases: [dairy, eventOf({ type: 'connection.restored' }), done('listVouchers', [aVoucher()])],
  },
};
