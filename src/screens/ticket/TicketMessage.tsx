import type { TicketMessage as Message } from '#machines/query/contract.types.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { momentOf } from '#src/i18n/protocol-dates.ts';
import { useLocale, useMessages } from '#src/shop/use-messages.ts';
import * as styles from './TicketThread.css.ts';

export const TicketMessage = ({ message, isOwn }: { message: Message; isOwn: boolean }) => {
  const t = useMessages();
  const locale = useLocale();
  const { message: text, created_at: written, sender_name: sender } = message;
  return (
    <li className={isOwn ? styles.own : styles.theirs}>
      <p className={styles.who}>
        <bdi className={styles.name}>{isOwn ? t('You') : sender}</bdi>
        <bdi>{formatDay(momentOf(written), locale, 'UTC') || written}</bdi>
      </p>
      <p className={isOwn ? styles.ownText : styles.theirText} dir="auto">
        {text}
      </p>
    </li>
  );
};
