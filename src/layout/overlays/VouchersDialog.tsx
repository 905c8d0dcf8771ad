import { noVouchersFacts, selectVouchers } from '#machines/vouchers/vouchers.selectors.ts';
import { useFactsOr, useFlow } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { VoucherList } from '#src/layout/Vouchers/VoucherList.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';

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
