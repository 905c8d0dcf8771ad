import { useFlow } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { useVisitor } from '#src/layout/use-visitor.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './AccountArea.css.ts';
import { AccountMenu } from './AccountMenu.tsx';

export const AccountArea = () => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  const { user } = useVisitor();
  return (
    <div className={styles.root}>
      {user ? (
        <AccountMenu user={user} />
      ) : (
        <>
          <Button variant="quiet" aria-haspopup="dialog" onPress={() => dialogs.send({ type: 'login.open' })}>
            {t('Login')}
          </Button>
          <span className={styles.fromDesktop}>
            <Button aria-haspopup="dialog" onPress={() => dialogs.send({ type: 'register.open' })}>
              {t('Register')}
            </Button>
          </span>
        </>
      )}
    </div>
  );
};
