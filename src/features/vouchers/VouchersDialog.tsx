import { noVouchersFacts, selectVouchers } from '#machines/vouchers/vouchers.selectors.ts';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { VoucherList } from './VoucherList.tsx';

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
      <VoucherList facts={facts} />
    </Dialog>
  );
};
