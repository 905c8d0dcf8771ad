import { sum } from '#machines/cart/cart.prices.ts';
import { type AmountName, amountBefore } from '#machines/checkout/checkout.changes.ts';
import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import type { CheckoutTotals, Quote } from '#machines/checkout/checkout.types.ts';
import { useFacts } from '#src/app/use-flow.ts';
import { useMessages, useMoney } from '#src/app/use-texts.ts';
import { Amount, type AmountProps, Amounts } from '#src/parts/Amounts/Amounts.tsx';
import { Charged } from '#src/parts/Charged/Charged.tsx';
import { isolated } from '#src/parts/isolated.ts';

/** One shop's delivery needs no list of its own. */
const deliveriesOf = ({ checkout, checkout_items: groups }: Quote) => {
  const nameOf = (id: number) => groups.find(({ shop_id }) => shop_id === id)?.shop_name ?? '';
  const deliveries = checkout.deliveries ?? [];
  return deliveries.length > 1 ? deliveries.map(({ shop_id, amount }) => ({ name: nameOf(shop_id), amount })) : [];
};

/** Which voucher takes what off, shop by shop. */
const couponsOf = ({ checkout, checkout_items: groups }: Quote) =>
  (checkout.coupons ?? []).map(({ shop_id, code, amount }) => ({
    name: `${groups.find((group) => group.shop_id === shop_id)?.shop_name ?? ''} · ${isolated(code)}`,
    amount,
  }));

/** What an amount was when the shopper looked, where something changed it since. */
const useBefore = (quote: Quote) => {
  const t = useMessages();
  const money = useMoney();
  const { previous } = useFacts('checkout', selectCheckout);
  return (name: AmountName, sign = 1) => {
    const amount = amountBefore(previous, quote, name);
    return amount === undefined ? undefined : { label: t('Was'), amount: money(sign * amount) };
  };
};

const Taxes = ({ totals, before }: { totals: CheckoutTotals; before: AmountProps['before'] }) => {
  const t = useMessages();
  const money = useMoney();
  if (totals.all_vat_taxes.length === 0) return null;
  return (
    <>
      <Amount label={t('VAT & taxes')} amount={money(totals.order_tax_amount)} before={before} />
      {totals.all_vat_taxes.map(({ id, name, percentage, amount }) => (
        <Amount key={id} look="part" label={`${name} (${isolated(`${percentage}%`)})`} amount={money(amount)} />
      ))}
    </>
  );
};

export const SummaryAmounts = ({ quote, isUpdating }: { quote: Quote; isUpdating: boolean }) => {
  const t = useMessages();
  const money = useMoney();
  const totals = quote.checkout;
  const before = useBefore(quote);
  return (
    <div>
      <Amounts isUpdating={isUpdating}>
        <Amount label={t('Subtotal')} amount={money(totals.total_amount)} before={before('total_amount')} />
        <Amount
          look={totals.coupon_discount > 0 ? 'saving' : 'plain'}
          label={t('Discount')}
          amount={money(-totals.coupon_discount)}
          before={before('coupon_discount', -1)}
        />
        {couponsOf(quote).map(({ name, amount }) => (
          <Amount key={name} look="part" label={name} amount={money(-amount)} />
        ))}
        {totals.coupon_discount > 0 ? (
          <Amount
            label={t('Subtotal after discount')}
            amount={money(sum([totals.total_amount, -totals.coupon_discount]))}
          />
        ) : null}
        <Amount
          label={t('Shipping charge')}
          amount={money(totals.delivery_charge)}
          before={before('delivery_charge')}
        />
        {deliveriesOf(quote).map(({ name, amount }) => (
          <Amount key={name} look="part" label={name} amount={money(amount)} />
        ))}
        <Taxes totals={totals} before={before('order_tax_amount')} />
        <Amount
          look="total"
          label={t('Total payable')}
          amount={money(totals.payable_amount)}
          before={before('payable_amount')}
        />
      </Amounts>
      <Charged amount={totals.payable_amount} />
    </div>
  );
};
