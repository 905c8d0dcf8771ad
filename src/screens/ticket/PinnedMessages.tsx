import PinIcon from 'lucide-react/icons/pin';
import { useId } from 'react';
import type { TicketMessage } from '#machines/query/contract.types.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import * as styles from './TicketPage.css.ts';

/** The messages that the shop has pinned, so that the shopper finds them at once. */
export const PinnedMessages = ({ messages }: { messages: readonly TicketMessage[] }) => {
  const t = useMessages();
  const id = useId();
  if (messages.length === 0) return null;
  return (
    <section className={styles.pinned} aria-labelledby={id}>
      <h3 className={styles.pinnedTitle} id={id}>
        <PinIcon />
        {t('Pinned messages')}
      </h3>
      <ul className={styles.list}>
        {messages.map(({ id: key, message }) => (
          <li key={key} className={styles.pinnedText} dir="auto">
            {message}
          </li>
        ))}
      </ul>
    </section>
  );
};
