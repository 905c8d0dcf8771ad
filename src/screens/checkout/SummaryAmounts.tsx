import { type AmountName, amountBefore } from '#machines/checkout/checkout.changes.ts';
import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import type { Quote } from '#machines/checkout/checkout.types.ts';
import { Amount, type AmountProps, Amounts } from '#src/components/Amounts/Amounts.tsx';
import { Charged } from '#src/components/Charged/Charged.tsx';
import { isolated } from '#src/i18n/messages.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { type Sums, useSums } from '#src/shop/use-sums.ts';
import { quoteSums } from './quote-sums.ts';

/** Returns a function: the amount that the shopper saw before it changed, or undefined if it did not change. */
const useBefore = (quote: Quote) => {
  const t = useMessages();
  const money = useMoney();
  const { previous } = useFacts('checkout', selectCheckout);
  return (name: AmountName, sign = 1) => {
    const amount = amountBefore(previous, quote, name);
    return amount === undefined ? undefined : { label: t('Was'), amount: money(sign * amount) };
  };
};

type QuoteSums = ReturnType<typeof quoteSums>;
type RowsProps = { sums: QuoteSums; write: Sums['write']; before: AmountProps['before'] };
type Part = { name: string; minor: bigint };

const Parts = ({ parts, write }: { parts: Part[]; write: Sums['write'] }) =>
  parts.map(({ name, minor }) => <Amount key={name} variant="part" label={name} amount={write(minor)} />);

const Discount = ({ sums: { discount, coupons, subtotal }, write, before }: RowsProps) => {
  const t = useMessages();
  const isReduced = discount < 0n;
  return (
    <>
      <Amount variant={isReduced ? 'saving' : 'plain'} label={t('Discount')} amount={write(discount)} before={before} />
      <Parts parts={coupons} write={write} />
      {isReduced ? <Amount label={t('Subtotal after discount')} amount={write(subtotal + discount)} /> : null}
    </>
  );
};

const Taxes = ({ sums: { rows, tax, taxes }, write, before }: RowsProps) => {
  const t = useMessages();
  const number = useNumbers();
  if (rows.tax === 0 && taxes.length === 0) return null;
  return (
    <>
      <Amount label={t('VAT & taxes')} amount={write(tax)} before={before} />
      {taxes.map(({ id, name, percentage, minor }) => (
        <Amount
          key={id}
          variant="part"
          label={`${name} (${isolated(number(`${percentage}%`))})`}
          amount={write(minor)}
        />
      ))}
    </>
  );
};

export const SummaryAmounts = ({ quote, isUpdating }: { quote: Quote; isUpdating: boolean }) => {
  const t = useMessages();
  const shown = useSums();
  const before = useBefore(quote);
  const sums = quoteSums(quote, shown);
  const { write } = shown;
  return (
    <div>
      <Amounts isUpdating={isUpdating}>
        <Amount label={t('Subtotal')} amount={write(sums.subtotal)} before={before('total_amount')} />
        <Discount sums={sums} write={write} before={before('coupon_discount', -1)} />
        <Amount label={t('Shipping charge')} amount={write(sums.delivery)} before={before('delivery_charge')} />
        <Parts parts={sums.deliveries} write={write} />
        <Taxes sums={sums} write={write} before={before('order_tax_amount')} />
        {sums.rows.otherCharges > 0 ? <Amount label={t('Other charges')} amount={write(sums.otherCharges)} /> : null}
        <Amount
          variant="total"
          label={t('Total payable')}
          amount={write(sums.total)}
          before={before('payable_amount')}
        />
      </Amounts>
      <Charged amount={quote.checkout.payable_amount} />
    </div>
  );
};
