/** What a page shows of a payment: the dialog, its buttons, and the window of the gateway. */
import type { Page } from 'playwright-core';
import type { PaymentFacts, PaymentGateway, PaymentStage } from '#machines/payment/payment.types.ts';
import type { Failure } from '#machines/shared/failure.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { dialog, type Shopper, see, seeGone } from '../support/shopper/shopper.ts';
import { inAnyDigits } from '../support/texts/digits.ts';
import { seeChecked, seeCount } from './sights.ts';
import { settled } from './timeouts.ts';

export const payPath = '/order/31/payment';

type Shown = { title: MessageKey; offers: MessageKey[] };

const later: MessageKey[] = ['Pay later', 'Pay now'];
const close: MessageKey[] = ['Close'];

const shown: Record<Exclude<PaymentStage, 'idle'>, Shown> = {
  choosing: { title: 'Make Payment', offers: ['Cancel'] },
  starting: { title: 'Make Payment', offers: ['Cancel'] },
  paying: { title: 'Waiting for your payment', offers: ['Cancel'] },
  blocked: { title: 'The payment window did not open', offers: ['Pay later'] },
  checking: { title: 'Checking your payment', offers: [] },
  paid: { title: 'Thank you!', offers: ['Done'] },
  declined: { title: 'The payment was declined', offers: later },
  cancelled: { title: 'Payment was cancelled', offers: later },
  closed: { title: 'Payment not finished', offers: later },
  expired: { title: 'The time to pay is over', offers: later },
  processing: { title: 'Payment is being processed', offers: [...close, 'Check again'] },
  unchecked: { title: 'We could not check your payment', offers: [...close, 'Check again'] },
  failed: { title: 'Payment is not available now', offers: [...close, 'Pay now'] },
};

const phrases: Partial<Record<Failure['kind'], MessageKey>> = {
  network: 'Check your connection and try again',
  timeout: 'The shop takes too long to answer. Please try again shortly.',
  broken: 'The shop has a problem at the moment. Please try again shortly.',
};

/** A link leads to the window, or to the orders. */
const isLinked = ({ stage, origin, canStart }: Pick<PaymentFacts, 'stage' | 'origin' | 'canStart'>): boolean => {
  if (stage === 'paid') return origin === 'checkout';
  return stage === 'blocked' || (/^(cancelled|failed)$/.test(stage) && !canStart);
};

/** After the checkout the way leads on; what cannot be started again is paid on the page of the order. */
const offersOf = ({ stage, origin, canStart }: PaymentFacts): MessageKey[] => {
  if (stage === 'idle') return [];
  if (stage === 'paid' && origin === 'checkout') return ['Continue Shopping'];
  const { offers } = shown[stage];
  return isLinked({ stage, origin, canStart }) ? offers.filter((name) => name !== 'Pay now') : offers;
};

/** The reason in the server's words, where it gave one. */
const saidOf = ({ t }: Shopper, { stage, reason, failure }: PaymentFacts): string => {
  if (stage === 'declined') return reason ?? t('Your bank did not accept the payment.');
  if (stage !== 'failed' || !failure) return '';
  return failure.message ?? t(phrases[failure.kind] ?? 'Something went wrong. Please try again.');
};

export const paymentDialog = ({ page }: Shopper) => page.getByRole('dialog');

export const inPayment =
  (...names: MessageKey[]) =>
  (shopper: Shopper) => {
    const [first, ...others] = names.map((name) =>
      paymentDialog(shopper).getByRole('button', { name: shopper.t(name), exact: true }),
    );
    if (!first) throw new Error('No name is given.');
    // The cross of the dialog comes before its buttons.
    return shopper.press(others.reduce((found, other) => found.or(other), first).last());
  };

/** The window of the gateway, if one is open. */
export const windowOf = ({ context, page }: Shopper): Page | undefined =>
  context.pages().find((other) => other !== page);

const seeWindow = (shopper: Shopper, isOpen: boolean) =>
  settled(() => windowOf(shopper)?.url(), 'the address of the payment window').toEqual(
    isOpen ? shopper.url + payPath : undefined,
  );

const seeOrders = async (shopper: Shopper, { orders }: PaymentFacts) => {
  const { t } = shopper;
  const terms = paymentDialog(shopper).getByRole('term');
  const total = orders.length > 1 ? [t('Total payable')] : [];
  await settled(() => terms.allTextContents(), 'the orders of the payment').toEqual([
    ...orders.map(({ code }) => code),
    ...total,
  ]);
};

const seeGateways = async (shopper: Shopper, { gateways, gateway, amount }: PaymentFacts) => {
  const place = paymentDialog(shopper);
  for (const { name, title } of gateways)
    await seeChecked(place.getByRole('radio', { name: title, exact: true }), name === gateway);
  const pay = place.getByRole('button', {
    name: new RegExp(`^${shopper.t('Pay {amount}', { amount: '' })}.*${inAnyDigits(amount)}`),
  });
  await settled(() => pay.isEnabled(), 'the payment can be started').toBe(gateway !== undefined);
};

/** The dialog with its text, its orders and its buttons; and a window while it is waited for, only then. */
export const seePayment = async (shopper: Shopper, facts: PaymentFacts): Promise<void> => {
  const { stage } = facts;
  const { t } = shopper;
  await seeWindow(shopper, stage === 'paying');
  if (stage === 'idle') return seeGone(paymentDialog(shopper));
  const place = dialog(shopper, t(shown[stage].title));
  await see(place);
  if (stage === 'choosing') await seeGateways(shopper, facts);
  else await see(place.getByRole('status').filter({ hasText: saidOf(shopper, facts) }));
  for (const name of offersOf(facts)) await see(place.getByRole('button', { name: t(name), exact: true }).last());
  await seeCount(place.getByRole('link'), isLinked(facts) ? 1 : 0);
  await seeOrders(shopper, facts);
};

/** A page of the gateway; and where `isStrict` is set in the page, a browser that opens windows only during a press. */
export const prepareWindows = async ({ context, page }: Shopper): Promise<void> => {
  await context.route(new RegExp(payPath), (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Gateway</title>' }),
  );
  await page.addInitScript(() => {
    const allowed = window.open.bind(window);
    window.open = (...given) => ('isStrict' in window && !window.event ? null : allowed(...given));
  });
};

export const setStrict = ({ page }: Shopper, isStrict: boolean): Promise<void> =>
  page.evaluate((is) => {
    if (is) Object.assign(window, { isStrict: true });
    else Reflect.deleteProperty(window, 'isStrict');
  }, isStrict);

/** The settings that the server writes into the page have one more gateway. */
export const prepareGateway = async ({ page }: Shopper, gateway: PaymentGateway): Promise<void> => {
  const list = '"payment_gateways":[';
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(list, `${list}${JSON.stringify(gateway)},`);
    await route.fulfill({ response, body });
  });
};
