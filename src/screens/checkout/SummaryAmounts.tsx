import type { CheckoutTotals, Quote } from '#machines/checkout/checkout.types.ts';
import { useMessages, useMoney } from '#src/app/use-texts.ts';
import { Amount, Amounts } from '#src/parts/Amounts/Amounts.tsx';
import { isolated } from '#src/parts/isolated.ts';
import { Charged } from './Charged.tsx';

/** One shop's delivery needs no list of its own. */
const deliveriesOf = ({ checkout, checkout_items: groups }: Quote) => {
  const nameOf = (id: number) => groups.find(({ shop_id }) => shop_id === id)?.shop_name ?? '';
  const deliveries = checkout.deliveries ?? [];
  return deliveries.length > 1 ? deliveries.map(({ shop_id, amount }) => ({ name: nameOf(shop_id), amount })) : [];
};

const Taxes = ({ totals }: { totals: CheckoutTotals }) => {
  const t = useMessages();
  const money = useMoney();
  if (totals.all_vat_taxes.length === 0) return null;
  return (
    <>
      <Amount label={t('VAT & taxes')} amount={money(totals.order_tax_amount)} />
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
  return (
    <div>
      <Amounts isUpdating={isUpdating}>
        <Amount label={t('Subtotal')} amount={money(totals.total_amount)} />
        <Amount
          look={totals.coupon_discount > 0 ? 'saving' : 'plain'}
          label={t('Discount')}
          amount={money(-totals.coupon_discount)}
        />
        <Amount label={t('Shipping charge')} amount={money(totals.delivery_charge)} />
        {deliveriesOf(quote).map(({ name, amount }) => (
          <Amount key={name} look="part" label={name} amount={money(amount)} />
        ))}
        <Taxes totals={totals} />
        <Amount look="total" label={t('Total payable')} amount={money(totals.payable_amount)} />
      </Amounts>
      <Charged amount={totals.payable_amount} />
    </div>
  );
};
