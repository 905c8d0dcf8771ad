import { selectConversation } from '#machines/chat/chat.selectors.ts';
import type { ChatShop } from '#machines/chat/chat.types.ts';
import { isSameId } from '#machines/shared/ids.ts';
import { selectTypingShop } from '#machines/typing/typing.selectors.ts';
import { useFacts, useFactsOr } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import * as styles from './Partner.css.ts';

/** The shop's logo, or the first letter of its name. */
export const PartnerLogo = ({ shop }: { shop: ChatShop }) => (
  <span className={styles.logo} aria-hidden="true">
    {shop.logo ? <img className={styles.picture} src={shop.logo} alt="" width={40} height={40} /> : shop.name?.[0]}
  </span>
);

const Online = ({ isOnline }: { isOnline: boolean }) => {
  const t = useMessages();
  return (
    <span className={isOnline ? styles.online : styles.offline}>
      <span className={styles.dot} />
      {isOnline ? t('Online') : t('Offline')}
    </span>
  );
};

/** Whether somebody of the shop is there, or writes to the shopper right now; always one line. */
export const Presence = ({ isOnline }: { isOnline: boolean }) => {
  const t = useMessages();
  const { shop } = useFacts('chat', selectConversation);
  const typingId = useFactsOr('typing', selectTypingShop, undefined);
  const isTyping = shop !== undefined && isSameId(typingId, shop.id);
  return (
    <>
      <span className={styles.typing} aria-live="polite">
        {isTyping ? t('{shop} is typing…', { shop: shop.name ?? '' }) : null}
      </span>
      {isTyping ? null : <Online isOnline={isOnline} />}
    </>
  );
};
