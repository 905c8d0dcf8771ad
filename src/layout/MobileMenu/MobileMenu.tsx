import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import { Avatar } from '#src/components/Avatar/Avatar.tsx';
import { offeredLinks } from '#src/components/offered-links.ts';
import { AccountAddress } from '#src/layout/AccountMenu/AccountAddress.tsx';
import { AccountEntries } from '#src/layout/AccountMenu/AccountEntries.tsx';
import { MenuLink } from '#src/layout/BottomBar/MenuLink.tsx';
import { SchemeSwitch } from '#src/layout/SchemeSwitch/SchemeSwitch.tsx';
import { CurrencyPicker, Hotline, LanguagePicker } from '#src/layout/TopBar/TopBar.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { useVisitor } from '#src/shop/use-visitor.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Drawer } from '#src/ui/Drawer/Drawer.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import * as styles from './MobileMenu.css.ts';

type MobileMenuAccountProps = { onPress: () => void };

const MobileMenuAccount = ({ onPress }: MobileMenuAccountProps) => {
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
      <AccountAddress
        className={styles.address}
        pending={
          <span className={styles.address}>
            <Skeleton width="most" />
          </span>
        }
        onPress={onPress}
      />
      <AccountEntries onPress={onPress} />
    </div>
  );
};

export type MobileMenuProps = { isOpen: boolean; onClose: () => void };

/** The content of the bars on a wide screen: account, links and pickers. */
export const MobileMenu = ({ isOpen, onClose }: MobileMenuProps) => {
  const t = useMessages();
  const { menus, multi_vendor: isMultiVendor } = useFacts('preferences', selectSettings);
  const isOffered = useOffers();
  const categories = {
    id: 0,
    name: t('Categories'),
    url: pathTo('categories'),
    target: '_self' as const,
    is_external: false,
  };
  return (
    <Drawer title={t('Menu')} closeLabel={t('Close menu')} side="start" isOpen={isOpen} onClose={onClose}>
      <div className={styles.root}>
        <MobileMenuAccount onPress={onClose} />
        <nav aria-label={t('Main menu')}>
          <ul className={styles.links}>
            {offeredLinks(isOffered, [categories, ...menus]).map((item) => (
              <li key={item.id}>
                <MenuLink item={item} className={styles.link} onPress={onClose} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          {isMultiVendor && isOffered('sellerRegister') ? (
            <TextLink variant="strong" href={pathTo('sellerRegister')} onPress={onClose}>
              {t('Become a Seller')}
            </TextLink>
          ) : null}
          <Hotline />
          <div className={styles.pickers}>
            <CurrencyPicker />
            <LanguagePicker />
          </div>
          <div className={styles.wide}>
            <SchemeSwitch />
          </div>
        </div>
      </div>
    </Drawer>
  );
};
