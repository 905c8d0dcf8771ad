import type { ChatShop } from '#machines/chat/chat.types.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import * as styles from './Partner.css.ts';

/** The shop's logo, or the first letter of its name. */
export const PartnerLogo = ({ shop }: { shop: ChatShop }) => (
  <span className={styles.logo} aria-hidden="true">
    {shop.logo ? <img className={styles.picture} src={shop.logo} alt="" width={40} height={40} /> : shop.name?.[0]}
  </span>
);

export const Presence = ({ isOnline }: { isOnline: boolean }) => {
  const t = useMessages();
  return (
    <span className={isOnline ? styles.online : styles.offline}>
      <span className={styles.dot} />
      {isOnline ? t('Online') : t('Offline')}
    </span>
  );
};
