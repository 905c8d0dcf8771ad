import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './ProfessionalScreen.css.ts';

export const LogInFirst = () => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  return (
    <p className={styles.other}>
      {t('Already have an account?')}
      <Button variant="quiet" aria-haspopup="dialog" onPress={() => dialogs.send({ type: 'login.open' })}>
        {t('Log in')}
      </Button>
    </p>
  );
};
