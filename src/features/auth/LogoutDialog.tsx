import { selectSession } from '#machines/session/session.selectors.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog/ConfirmDialog.tsx';

export const LogoutDialog = () => {
  const t = useMessages();
  const session = useFlow('session');
  const { status } = useFacts('session', selectSession);
  return (
    <ConfirmDialog
      title={t('Log Out!')}
      text={t('Logout Confirmation')}
      cancelLabel={t('Cancel')}
      confirmLabel={t('Yes')}
      closeLabel={t('Close')}
      isBusy={status === 'signingOut'}
      onCancel={() => session.send({ type: 'logout.cancel' })}
      onConfirm={() => session.send({ type: 'logout.confirm' })}
    />
  );
};
