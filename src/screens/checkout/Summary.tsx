import MapPinIcon from 'lucide-react/icons/map-pin';
import WalletIcon from 'lucide-react/icons/wallet';
import { linesGone } from '#machines/checkout/checkout.changes.ts';
import { isUpdating, selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import type { Quote } from '#machines/checkout/checkout.types.ts';
import { oneLine } from '#src/components/AddressText/one-line.ts';
import { failureText } from '#src/components/failure-text.ts';
import { methodTitle } from '#src/components/PaymentMethod/PaymentMethod.tsx';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { BelowMinimum } from './BelowMinimum.tsx';
import { Block } from './Block.tsx';
import * as styles from './CheckoutScreen.css.ts';
import { RecapTimes } from './DeliveryBlock.tsx';
import { PlaceOrder, VerifyAccount } from './PlaceOrder.tsx';
import { SummaryAmounts } from './SummaryAmounts.tsx';
import { VoucherCode } from './VoucherCode.tsx';

/** What went wrong and what that means for the order; the way on is the button under it. */
const CheckoutTrouble = () => {
  const t = useMessages();
  const { stage, failure, previous, quote } = useFacts('checkout', selectCheckout);
  if (stage === 'unknown') {
    return (
      <Notice
        tone="warning"
        title={failure?.status === undefined ? t('We did not hear back about your order') : failureText(t, failure)}
        isLive
      >
        {t('It may have been placed. Retrying is safe: the same order is never placed twice.')}
      </Notice>
    );
  }
  if (stage !== 'unquoted' && previous && quote) {
    const gone = linesGone(previous, quote);
    return (
      <Notice tone="warning" title={t('Something has changed since you looked')} isLive>
        <p>{t('Your order has not been placed. Please check what is marked and order again.')}</p>
        {gone.length > 0 ? (
          <p>
            {t('Not part of it any more:')} <bdi>{gone.map(({ name }) => name).join(' · ')}</bdi>
          </p>
        ) : null}
      </Notice>
    );
  }
  if (stage !== 'unquoted') return null;
  return (
    <Notice tone="danger" title={t('The totals could not be updated')} isLive>
      {failure?.message ?? t('Your order has not been placed. Nothing is charged.')}
    </Notice>
  );
};

/** Repeats the shipping address, the delivery time and the payment method above the order button. */
const Recap = () => {
  const t = useMessages();
  const { address, methods, payment } = useFacts('checkout', selectCheckout);
  const method = methods.find((candidate) => candidate.method === payment);
  return (
    <dl className={styles.summaryRoot}>
      <div className={styles.row}>
        <dt>
          <MapPinIcon />
          <VisuallyHidden>{t('Shipping address')}</VisuallyHidden>
        </dt>
        <dd className={styles.value}>{address ? <bdi>{oneLine(address)}</bdi> : t('Add an address to continue')}</dd>
      </div>
      <RecapTimes />
      <div className={styles.row}>
        <dt>
          <WalletIcon />
          <VisuallyHidden>{t('Payment method')}</VisuallyHidden>
        </dt>
        <dd className={styles.value}>{method ? methodTitle(method, t) : t('Choose a payment method')}</dd>
      </div>
    </dl>
  );
};

/** The amounts, the shipping address, the payment method and the order button. */
export const Summary = ({ quote }: { quote: Quote }) => {
  const t = useMessages();
  const money = useMoney();
  const { stage } = useFacts('checkout', selectCheckout);
  const total = `${t('Total payable')} ${money(quote.checkout.payable_amount)}`;
  return (
    <Block title={t('Order summary')} end={isUpdating(stage) ? t('Updating totals…') : undefined}>
      <Stack gap={5}>
        <SummaryAmounts quote={quote} isUpdating={isUpdating(stage)} />
        <VisuallyHidden>
          <span role="status">{isUpdating(stage) ? t('Updating totals…') : total}</span>
        </VisuallyHidden>
        <VoucherCode />
        <Recap />
        <CheckoutTrouble />
        <VerifyAccount />
        <BelowMinimum quote={quote} />
        <PlaceOrder />
      </Stack>
    </Block>
  );
};
