import { Avatar } from '#src/components/Avatar/Avatar.tsx';
import { AccountEntries } from '#src/layout/AccountMenu/AccountEntries.tsx';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useVisitor } from '#src/shop/use-visitor.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './MobileMenu.css.ts';

export type MobileMenuAccountProps = { onPress: () => void };

export const MobileMenuAccount = ({ onPress }: MobileMenuAccountProps) => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  const { user } = useVisitor();
  const open = (type: 'login.open' | 'register.open') => {
    onPress();
    dialogs.send({ type });
  };
  if (!user) {
    return (
      <div className={styles.guest}>
        <Button isWide variant="secondary" onPress={() => open('login.open')}>
          {t('Login')}
        </Button>
        <Button isWide onPress={() => open('register.open')}>
          {t('Register')}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <p className={styles.who}>
        <Avatar user={user} size="large" />
        <bdi>{user.name}</bdi>
      </p>
      <AccountEntries onPress={onPress} />
    </div>
  );
};
