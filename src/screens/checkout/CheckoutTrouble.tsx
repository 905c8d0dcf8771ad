import { linesGone } from '#machines/checkout/checkout.changes.ts';
import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Notice } from '#src/ui/Notice/Notice.tsx';

/** What went wrong and what that means for the order; the way on is the button under it. */
export const CheckoutTrouble = () => {
  const t = useMessages();
  const { stage, failure, previous, quote } = useFacts('checkout', selectCheckout);
  if (stage === 'unknown') {
    return (
      <Notice tone="warning" title={t('We did not hear back about your order')} isLive>
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
