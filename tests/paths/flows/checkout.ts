/** The checkout of the cart: quoted, filled in, ordered once; changed, refused, unheard. */
import type { EventObject } from 'xstate';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { aCart, refused, tea } from '../../models/cart.ts';
import { aCodedQuote, addressesChosen, anOrder, home } from '../../models/checkout.ts';
import { done, eventOf, failed } from '../../support/charts/events.ts';
import { button, dialog, heading, type Shopper, see } from '../../support/shopper/shopper.ts';
import { seeCartCount } from '../../support/shopper/shopping.ts';
import { byItself, type Ground, type Planner } from '../journey.ts';
import { seeBusy, seeChecked, seeField, seeText, silent } from '../sights.ts';

type Facts = ReturnType<typeof selectCheckout>;

const cash = ({ page, t }: Shopper) => page.getByRole('radio', { name: t('Cash on delivery') });
const note = ({ page, t }: Shopper) => page.getByRole('textbox', { name: t('Note for the shop') });
const code = ({ page, t }: Shopper) => page.getByRole('textbox', { name: t('Coupon code') });
const next = ({ page, t }: Shopper) =>
  page.getByRole('region', { name: t('Order summary') }).getByRole('button', {
    name: new RegExp(`^(${[t('Place Order'), t('Processing…'), t('Retry')].join('|')})$`),
  });

const seeCode = async (shopper: Shopper, { appliedCode, typedCode, codeRefusal }: Facts) => {
  const { page, t } = shopper;
  if (appliedCode !== undefined) return see(page.getByRole('status').filter({ hasText: t('Voucher applied') }));
  await seeField(code(shopper), typedCode, Boolean(codeRefusal));
};

const seeQuoted = async (shopper: Shopper, facts: Facts) => {
  const { page, t } = shopper;
  const { stage, payment } = facts;
  if (stage === 'confirmed') return see(dialog(shopper, t('Thank you!')));
  await seeBusy(next(shopper), stage === 'placing');
  await seeChecked(cash(shopper), payment === 'cash');
  await seeText(note(shopper), facts.note);
  await seeCode(shopper, facts);
  if (stage === 'unknown') await see(page.getByText(t('We did not hear back about your order')));
  if (stage === 'unquoted') await see(page.getByText(t('The totals could not be updated')));
};

const seeCheckout = async (shopper: Shopper, facts: Facts) => {
  const { page, t } = shopper;
  await see(heading(shopper, t('Checkout')));
  if (facts.stage === 'selecting') return see(page.getByText(t('Please select at least one shop')));
  if (facts.quote) return seeQuoted(shopper, facts);
  if (facts.stage === 'unquoted') return see(page.getByText(t('We could not load this')));
  await see(page.getByRole('status').filter({ hasText: t('Loading…') }));
};

export const planCheckout: Planner = async ({ settings }: Ground) => ({
  flow: 'checkout',
  path: '/checkout',
  isSignedIn: true,
  chosenShops: [tea.shopId],
  // Once the cart is read the amounts are asked for again.
  arrive: (shopper) => seeCartCount(shopper, 1),
  given: { 'GET /carts': aCart({ tea: 1 }), 'GET /addresses': { total: 1, addresses: [home] } },
  model: {
    machine: checkoutMachine as never,
    input: {
      cashOnDelivery: settings.cash_on_delivery,
      onlinePayment: settings.online_payment,
      gateways: settings.payment_gateways,
    },
    cases: [
      eventOf('checkout.enter', { shopIds: [tea.shopId] }),
      addressesChosen,
      eventOf('payment.choose', { method: 'cash' }),
      eventOf('note.type', { note: 'Ring twice' }),
      eventOf('voucherCode.type', { code: 'TEN' }),
      eventOf('voucherCode.apply'),
      eventOf('voucherCode.remove'),
      eventOf('checkout.retry'),
      eventOf('order.place'),
      done('quoteCheckout', aCodedQuote(2, true)),
      done('quoteCheckout', aCodedQuote(2, false)),
      failed('quoteCheckout', refused),
      done('placeOrder', anOrder),
      ...[refused, silent].map((error) => failed('placeOrder', error)),
    ],
    view: (snapshot) => {
      const {
        stage,
        payment,
        note: words,
        typedCode,
        appliedCode,
        codeRefusal,
        quote,
        address,
      } = selectCheckout(snapshot as never);
      return [
        stage,
        payment,
        words,
        typedCode,
        appliedCode,
        codeRefusal !== undefined,
        quote?.apply_coupon,
        address?.id,
      ];
    },
    isPossible: (snapshot, event) => canBeDone(selectCheckout(snapshot as never), event),
    stopWhen: (snapshot) => selectCheckout(snapshot as never).stage === 'confirmed',
  },
  ports: { 'POST /cart/checkout': 'quoteCheckout', 'POST /place-order': 'placeOrder' },
  hands: {
    'payment.choose': (shopper) => shopper.press(cash(shopper)),
    'note.type': (shopper, { note: words }: { note: string }) => shopper.write(note(shopper), words),
    'voucherCode.type': (shopper, { code: words }: { code: string }) => shopper.write(code(shopper), words),
    'voucherCode.apply': (shopper) => shopper.press(button(shopper, shopper.t('Apply coupon'))),
    'voucherCode.remove': (shopper) => shopper.press(button(shopper, shopper.t('Remove coupon'))),
    'checkout.retry': (shopper) => shopper.press(button(shopper, shopper.t('Retry'))),
    'order.place': (shopper) => shopper.press(next(shopper)),
    'checkout.enter': byItself,
  },
  see: (shopper, snapshot) => seeCheckout(shopper, selectCheckout(snapshot as never)),
});

type Rule = (facts: Facts) => boolean;

/** What the page offers when; the rest is always there. */
const offered: Readonly<Record<string, Rule>> = {
  'payment.choose': ({ stage }) => stage === 'quoted',
  'note.type': ({ stage, payment, note: words }) => stage === 'quoted' && payment !== undefined && words === '',
  'voucherCode.type': ({ stage, appliedCode }) => stage === 'quoted' && appliedCode === undefined,
  'voucherCode.apply': ({ stage, appliedCode }) => stage === 'quoted' && appliedCode === undefined,
  'voucherCode.remove': ({ stage, appliedCode }) => stage === 'quoted' && appliedCode !== undefined,
};

/** The page enters by itself, and has its addresses before anybody can do something. */
function canBeDone(facts: Facts, { type }: EventObject): boolean {
  const { stage, address } = facts;
  if (type === 'checkout.enter') return stage === 'away';
  if (type === 'xstate.snapshot.addressPicker') return stage !== 'away' && address === undefined;
  return address !== undefined && (offered[type]?.(facts) ?? true);
}
