/** A shop's vouchers, over the cart: none, some, one collected, refused, unheard. */
import type { EventObject } from 'xstate';
import { vouchersMachine } from '#machines/vouchers/vouchers.machine.ts';
import { selectVouchers } from '#machines/vouchers/vouchers.selectors.ts';
import { aCart, refused, tea } from '../../models/cart.ts';
import { aVoucher } from '../../models/vouchers.ts';
import { done, failed } from '../../support/charts/events.ts';
import { dialog, type Shopper, see, seeGone } from '../../support/shopper/shopper.ts';
import { openCart, partOf, seeToast } from '../../support/shopper/shopping.ts';
import type { Planner } from '../journey.ts';
import { seeBusy, silent } from '../sights.ts';

const shop = { id: tea.shopId, name: tea.shopName };
const offer = aVoucher({ id: 12, shop_id: shop.id });
const said = 'Voucher collected successfully';

const place = (shopper: Shopper) => dialog(shopper, shopper.t('Vouchers from {shop}', { shop: shop.name }));

const collect = (shopper: Shopper, isCollected = false) => {
  const { t } = shopper;
  const discount = t('{percent}% off', { percent: offer.discount });
  return place(shopper).getByRole('button', { name: `${isCollected ? t('Collected') : t('Collect')}: ${discount}` });
};

const seeVouchers = async (shopper: Shopper, snapshot: Parameters<typeof selectVouchers>[0]) => {
  const { t } = shopper;
  const { stage, vouchers, collectingId } = selectVouchers(snapshot);
  if (stage === 'closed') return seeGone(place(shopper));
  await see(place(shopper));
  if (stage === 'loading') return see(place(shopper).getByText(t('Loading…')));
  if (stage === 'failed') return see(place(shopper).getByRole('heading', { name: t('Error loading vouchers') }));
  const [voucher] = vouchers;
  if (!voucher) return see(place(shopper).getByRole('heading', { name: t('No vouchers available') }));
  await see(collect(shopper, voucher.is_collected));
  await seeBusy(collect(shopper, voucher.is_collected), collectingId !== undefined);
};

export const planVouchers: Planner = async () => ({
  flow: 'vouchers',
  path: '/products',
  isSignedIn: true,
  given: { 'GET /carts': aCart({ tea: 1 }) },
  arrive: async (shopper) => void (await openCart(shopper, 1)),
  model: {
    machine: vouchersMachine as never,
    input: undefined,
    cases: [
      { type: 'vouchers.open', shop } as EventObject,
      { type: 'vouchers.close' },
      { type: 'vouchers.retry' },
      { type: 'voucher.collect', id: offer.id } as EventObject,
      done('listVouchers', []),
      done('listVouchers', [offer]),
      done('collectVoucher', { message: said }),
      ...['listVouchers', 'collectVoucher'].flatMap((port) => [failed(port, refused), failed(port, silent)]),
    ],
    view: (snapshot) => {
      const { stage, vouchers, collectingId, failure } = selectVouchers(snapshot as never);
      return [stage, vouchers.map(({ is_collected }) => is_collected), collectingId, failure?.kind];
    },
    // The dialog covers what opens it; what is no more to be collected has no live button.
    isPossible: (snapshot, event) => {
      const { stage, vouchers } = selectVouchers(snapshot as never);
      if (event.type === 'voucher.collect') return vouchers.some(({ is_collected }) => !is_collected);
      return (event.type === 'vouchers.open') === (stage === 'closed');
    },
  },
  ports: { 'GET /get-vouchers': 'listVouchers', 'POST /vouchers-collect': 'collectVoucher' },
  bodyOf: (port, output) => (port === 'listVouchers' ? { data: { coupons: output } } : { message: said, data: {} }),
  hands: {
    'vouchers.open': (shopper) =>
      shopper.press(partOf(shopper, shop.name).getByRole('button', { name: shopper.t('Apply Store voucher') })),
    'vouchers.close': (shopper) =>
      shopper.press(place(shopper).getByRole('button', { name: shopper.t('Close'), exact: true })),
    'vouchers.retry': (shopper) => shopper.press(place(shopper).getByRole('button', { name: shopper.t('Retry') })),
    'voucher.collect': (shopper) => shopper.press(collect(shopper)),
  },
  see: async (shopper, snapshot, { type }) => {
    await seeVouchers(shopper, snapshot as never);
    if (type === 'xstate.done.actor.collectVoucher') await seeToast(shopper, said);
  },
});
