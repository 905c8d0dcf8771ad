import { selectAddressBook } from '#machines/address-book/address-book.selectors.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog/ConfirmDialog.tsx';

/** Closes without a transition: the card that opened it may be gone, and the focus needs another place. */
export const RemovalDialog = () => {
  const t = useMessages();
  const book = useFlow('addressBook');
  const { stage } = useFacts('addressBook', selectAddressBook);
  if (stage !== 'asking' && stage !== 'removing') return null;
  return (
    <ConfirmDialog
      title={t('Delete address')}
      text={t('Are you sure you want to delete this address?')}
      cancelLabel={t('Cancel')}
      confirmLabel={t('Delete')}
      closeLabel={t('Close')}
      tone="danger"
      isBusy={stage === 'removing'}
      onCancel={() => book.send({ type: 'removal.cancel' })}
      onConfirm={() => book.send({ type: 'removal.confirm' })}
    />
  );
};
