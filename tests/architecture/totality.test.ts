/** Every event in every resting state is answered, or is on the chart's list of what it ignores on purpose. */
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { createMachine } from 'xstate';
import { addressBookMachine } from '#machines/address-book/address-book.machine.ts';
import { addressBookIgnored } from '#machines/address-book/address-book.types.ts';
import { addressFormMachine } from '#machines/address-form/address-form.machine.ts';
import { addressesMachine } from '#machines/addresses/addresses.machine.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { changePasswordMachine } from '#machines/change-password/change-password.machine.ts';
import { chatMachine } from '#machines/chat/chat.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { connectivityMachine } from '#machines/connectivity/connectivity.machine.ts';
import { connectivityIgnored } from '#machines/connectivity/connectivity.types.ts';
import { contactFormMachine } from '#machines/contact-form/contact-form.machine.ts';
import { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { formIgnored } from '#machines/kit/form.machine.ts';
import { resourceIgnored, resourceMachine } from '#machines/kit/resource.machine.ts';
import { localeMachine } from '#machines/locale/locale.machine.ts';
import { localeIgnored } from '#machines/locale/locale.types.ts';
import { orderActionsMachine } from '#machines/order-actions/order-actions.machine.ts';
import { partnerMachine } from '#machines/partner/partner.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { presenceMachine } from '#machines/presence/presence.machine.ts';
import { presenceIgnored } from '#machines/presence/presence.types.ts';
import { professionalMachine } from '#machines/professional/professional.machine.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { realtimeMachine } from '#machines/realtime/realtime.machine.ts';
import { realtimeIgnored } from '#machines/realtime/realtime.types.ts';
import { releaseMachine } from '#machines/release/release.machine.ts';
import { releaseIgnored } from '#machines/release/release.types.ts';
import { returnRequestMachine } from '#machines/return-request/return-request.machine.ts';
import { reviewMachine } from '#machines/review/review.machine.ts';
import { reviewIgnored } from '#machines/review/review.types.ts';
import { saleClockMachine } from '#machines/sale-clock/sale-clock.machine.ts';
import { saleClockIgnored } from '#machines/sale-clock/sale-clock.types.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import { searchesMachine } from '#machines/searches/searches.machine.ts';
import { searchesIgnored } from '#machines/searches/searches.types.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { sessionIgnored } from '#machines/session/session.types.ts';
import { sessionsMachine } from '#machines/sessions/sessions.machine.ts';
import { sessionsIgnored } from '#machines/sessions/sessions.types.ts';
import { settingsMachine } from '#machines/settings/settings.machine.ts';
import { shareMachine } from '#machines/share/share.machine.ts';
import { shareIgnored } from '#machines/share/share.types.ts';
import { smartOrderMachine } from '#machines/smart-order/smart-order.machine.ts';
import { smartOrderIgnored } from '#machines/smart-order/smart-order.types.ts';
import { storefrontMachine } from '#machines/storefront/storefront.machine.ts';
import { storefrontIgnored } from '#machines/storefront/storefront.types.ts';
import { ticketFormMachine } from '#machines/ticket-form/ticket-form.machine.ts';
import { ticketReplyMachine } from '#machines/ticket-reply/ticket-reply.machine.ts';
import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { toastsIgnored } from '#machines/toasts/toasts.types.ts';
import { vouchersMachine } from '#machines/vouchers/vouchers.machine.ts';
import { vouchersIgnored } from '#machines/vouchers/vouchers.types.ts';
import { wishlistMachine } from '#machines/wishlist/wishlist.machine.ts';
import { wishlistIgnored } from '#machines/wishlist/wishlist.types.ts';
import { type IgnoredPairs, needlesslyIgnored, unanswered } from '#tests/support/charts/unanswered.ts';
import {
  addressesIgnored,
  cartIgnored,
  chatIgnored,
  checkoutIgnored,
  dialogsIgnored,
  orderActionsIgnored,
  partnerIgnored,
  paymentIgnored,
  searchIgnored,
} from './ignored.ts';

const charts: [AnyStateMachine, IgnoredPairs][] = [
  [addressBookMachine, addressBookIgnored],
  [addressesMachine, addressesIgnored],
  [addressFormMachine, formIgnored],
  [cartMachine, cartIgnored],
  [changePasswordMachine, formIgnored],
  [chatMachine, chatIgnored],
  [checkoutMachine, checkoutIgnored],
  [connectivityMachine, connectivityIgnored],
  [contactFormMachine, formIgnored],
  [dialogsMachine, dialogsIgnored],
  [localeMachine, localeIgnored],
  [orderActionsMachine, orderActionsIgnored],
  [partnerMachine, partnerIgnored],
  [paymentMachine, paymentIgnored],
  [presenceMachine, presenceIgnored],
  [professionalMachine, formIgnored],
  [profileMachine, formIgnored],
  [realtimeMachine, realtimeIgnored],
  [resourceMachine, resourceIgnored],
  [returnRequestMachine, formIgnored],
  [reviewMachine, reviewIgnored],
  [saleClockMachine, saleClockIgnored],
  [searchMachine, searchIgnored],
  [sessionMachine, sessionIgnored],
  [searchesMachine, searchesIgnored],
  [sessionsMachine, sessionsIgnored],
  [settingsMachine, []],
  [shareMachine, shareIgnored],
  [releaseMachine, releaseIgnored],
  [smartOrderMachine, smartOrderIgnored],
  [storefrontMachine, storefrontIgnored],
  [ticketFormMachine, formIgnored],
  [ticketReplyMachine, formIgnored],
  [toastsMachine, toastsIgnored],
  [vouchersMachine, vouchersIgnored],
  [wishlistMachine, wishlistIgnored],
];

/** What is wrong in any chart, with the chart's name. */
const inAllCharts = (wrongIn: (chart: AnyStateMachine, ignored: IgnoredPairs) => string[]) =>
  charts.flatMap(([chart, ignored]) => wrongIn(chart, ignored).map((cell) => `${chart.id}: ${cell}`));

test('no state leaves an event unanswered that its chart does not ignore on purpose', () => {
  expect(inAllCharts(unanswered)).toEqual([]);
});

test('no chart ignores an event that it answers', () => {
  expect(inAllCharts(needlesslyIgnored)).toEqual([]);
});

test('each pair that a chart ignores would be missed if it were forgotten', () => {
  const without = (ignored: IgnoredPairs, pair: IgnoredPairs[number]) => ignored.filter((other) => other !== pair);
  const needless = inAllCharts((chart, ignored) =>
    ignored.filter((pair) => unanswered(chart, without(ignored, pair)).length === 0).map((pair) => pair.join(' + ')),
  );
  expect(needless).toEqual([]);
});

describe('the check itself', () => {
  const lamp = createMachine({
    initial: 'off',
    states: { off: { on: { 'lamp.light': 'on' } }, on: { on: { 'lamp.douse': 'off' } } },
  });

  test('names the state and the event that nobody thought of', () => {
    expect(unanswered(lamp)).toEqual(['off + lamp.douse', 'on + lamp.light']);
    expect(
      unanswered(lamp, [
        ['off', 'lamp.douse'],
        ['on', '*'],
      ]),
    ).toEqual([]);
  });

  test('names what is ignored in vain', () => {
    expect(
      needlesslyIgnored(lamp, [
        ['off', 'lamp.light'],
        ['broken', '*'],
      ]),
    ).toEqual(['off + lamp.light', 'broken + *']);
  });
});
