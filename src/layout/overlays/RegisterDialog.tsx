import { useFlow } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import * as styles from './AuthDialogs.css.ts';
import { RegisterForm } from './RegisterForm.tsx';

export const RegisterDialog = () => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  return (
    <Dialog
      title={t('Create your account')}
      closeLabel={t('Close')}
      size="small"
      isDismissable={false}
      onClose={() => dialogs.send({ type: 'dialog.close' })}
    >
      <RegisterForm />
      <p className={styles.other}>
        {t('Already have an account?')}
        <Button variant="quiet" onPress={() => dialogs.send({ type: 'login.open' })}>
          {t('Log in')}
        </Button>
      </p>
    </Dialog>
  );
};
