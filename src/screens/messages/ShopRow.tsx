import type { Conversation } from '#machines/chat/chat.types.ts';
import { headerBadgeCap } from '#machines/constants.ts';
import { PartnerLogo } from '#src/features/chat/Partner.tsx';
import { capped } from '#src/i18n/numbers.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import * as styles from './MessagesScreen.css.ts';

export type ShopRowProps = { conversation: Conversation; isActive: boolean; onPress: () => void };

/** A conversation: the shop, the last message with its time, and the number of unread messages. */
export const ShopRow = ({ conversation, isActive, onPress }: ShopRowProps) => {
  const t = useMessages();
  const number = useNumbers();
  const { shop, last_message, last_message_time, product, unread_message_shop: unread } = conversation;
  return (
    <li>
      <button type="button" className={styles.row} aria-current={isActive ? 'true' : undefined} onClick={onPress}>
        <PartnerLogo shop={shop} />
        <span className={styles.words}>
          <span className={styles.name}>
            <bdi>{shop.name}</bdi>
          </span>
          <span className={unread > 0 ? styles.unread : styles.last}>
            <bdi>{last_message ?? product?.name ?? t('No messages yet')}</bdi>
          </span>
        </span>
        <span className={styles.end}>
          {last_message_time ? <bdi className={styles.time}>{last_message_time}</bdi> : null}
          {unread > 0 ? (
            <Badge text={number(capped(unread, headerBadgeCap))} label={t('{count} unread', { count: unread })} />
          ) : null}
        </span>
      </button>
    </li>
  );
};
