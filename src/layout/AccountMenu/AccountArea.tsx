import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useVisitor } from '#src/shop/use-visitor.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './AccountArea.css.ts';

/** What the header shows of an account: in one file, and guests load nothing of it. */
export const accountPart = lazyComponent({
  file: 'account',
  load: async () => (await import('./AccountMenu.tsx')).AccountPart,
  waitFor: 'nothing',
});

export const AccountArea = () => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  const { user } = useVisitor();
  return (
    <div className={styles.root}>
      {user ? (
        <Part of={accountPart} given={{ user }} />
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
