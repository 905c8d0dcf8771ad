import { selectAddressBook } from '#machines/address-book/address-book.selectors.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog/ConfirmDialog.tsx';

export const RemovalDialog = () => {
  const t = useMessages();
  const book = useFlow('addressBook');
  const { stage } = useFacts('addressBook', selectAddressBook);
  return (
    <ConfirmDialog
      title={t('Delete address')}
      text={t('Are you sure you want to delete this address?')}
      cancelLabel={t('Cancel')}
      confirmLabel={t('Delete')}
      closeLabel={t('Close')}
      tone="danger"
      isOpen={stage === 'asking' || stage === 'removing'}
      isBusy={stage === 'removing'}
      onCancel={() => book.send({ type: 'removal.cancel' })}
      onConfirm={() => book.send({ type: 'removal.confirm' })}
    />
  );
};
