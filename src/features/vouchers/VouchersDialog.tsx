import TicketPercentIcon from 'lucide-react/icons/ticket-percent';
import { isSameId } from '#machines/shared/ids.ts';
import { noVouchersFacts, selectVouchers } from '#machines/vouchers/vouchers.selectors.ts';
import type { VouchersFacts } from '#machines/vouchers/vouchers.types.ts';
import { failureText } from '#src/components/failure-text.ts';
import { PartBoundary } from '#src/components/QueryView/PartBoundary.tsx';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { VoucherItem } from './VoucherItem.tsx';

const VouchersPending = () => {
  const t = useMessages();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('Loading…')}</VisuallyHidden>
      <Stack gap={4}>
        {[1, 2].map((item) => (
          <Stack key={item} gap={2}>
            <Skeleton shape="title" width="third" />
            <Skeleton width="most" />
            <Skeleton width="half" />
          </Stack>
        ))}
      </Stack>
    </div>
  );
};

/** The vouchers, or why there are none to see. */
const VoucherList = ({ facts }: { facts: VouchersFacts }) => {
  const t = useMessages();
  const flow = useFlow('vouchers');
  const { stage, vouchers, collectingId, failure } = facts;
  if (stage === 'loading') return <VouchersPending />;
  if (stage === 'failed') {
    return (
      <ErrorState
        title={t('Error loading vouchers')}
        text={failureText(t, failure)}
        retryLabel={t('Retry')}
        level={3}
        onRetry={() => flow.send({ type: 'vouchers.retry' })}
      />
    );
  }
  if (vouchers.length === 0) {
    return (
      <EmptyState
        icon={<TicketPercentIcon />}
        title={t('No vouchers available')}
        text={t('This shop offers no vouchers at the moment')}
        level={3}
      />
    );
  }
  return (
    <Stack as="ul" gap={4}>
      {vouchers.map((voucher) => (
        <PartBoundary key={voucher.id} isItem>
          <VoucherItem
            voucher={voucher}
            isCollecting={isSameId(voucher.id, collectingId)}
            isDisabled={collectingId !== undefined}
            onCollect={() => flow.send({ type: 'voucher.collect', id: voucher.id })}
          />
        </PartBoundary>
      ))}
    </Stack>
  );
};

/** What one shop of the cart offers. */
export const VouchersDialog = () => {
  const t = useMessages();
  const flow = useFlow('vouchers');
  const facts = useFactsOr('vouchers', selectVouchers, noVouchersFacts);
  return (
    <Dialog
      title={t('Vouchers from {shop}', { shop: facts.shop?.name ?? '' })}
      closeLabel={t('Close')}
      onClose={() => flow.send({ type: 'vouchers.close' })}
    >
      <PartBoundary>
        <VoucherList facts={facts} />
      </PartBoundary>
    </Dialog>
  );
};
