import { selectOrderActions } from '#machines/order-actions/order-actions.selectors.ts';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { isolated } from '#src/i18n/messages.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog/ConfirmDialog.tsx';

export const CancelDialog = () => {
  const t = useMessages();
  const actions = useFlow('orderActions');
  const { stage, order, failure } = useFacts('orderActions', selectOrderActions);
  return (
    <ConfirmDialog
      title={t('Cancel Order')}
      text={t('Order {code} is called off, and the shop does not send it.', { code: isolated(order?.code ?? '') })}
      cancelLabel={t('Keep the order')}
      confirmLabel={t('Yes, cancel it')}
      closeLabel={t('Close')}
      tone="danger"
      isBusy={stage === 'cancelling.sending'}
      onCancel={() => actions.send({ type: 'order.dismiss' })}
      onConfirm={() => actions.send({ type: 'order.confirm' })}
    >
      <FormFailure failure={failure} />
    </ConfirmDialog>
  );
};
