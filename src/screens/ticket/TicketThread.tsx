import PinIcon from 'lucide-react/icons/pin';
import { useId } from 'react';
import { isTicketRunning } from '#machines/lifecycles/ticket.machine.ts';
import type { TicketMessage as Message, TicketDetails } from '#machines/query/contract.types.ts';
import { isSameId } from '#machines/shared/ids.ts';
import { momentOf } from '#src/i18n/protocol-dates.ts';
import { newTicketPath } from '#src/routes/ticket-search.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useVisitor } from '#src/shop/use-visitor.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { Attachments } from './Attachments.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import * as styles from './TicketPage.css.ts';

/** The messages that the shop has pinned, so that the shopper finds them at once. */
const PinnedMessages = ({ messages }: { messages: readonly Message[] }) => {
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

/** The box to write in, or why there is none. */
const TicketReply = ({ ticket: { status, user_chat: isOpen } }: { ticket: TicketDetails }) => {
  const t = useMessages();
  if (!isTicketRunning(status)) {
    const anew = (
      <ButtonLink variant="secondary" size="small" href={newTicketPath()}>
        {t('Create Ticket')}
      </ButtonLink>
    );
    return (
      <Notice title={t('This ticket is closed')} action={anew}>
        <p>{t('If you still need help, open a new one')}</p>
      </Notice>
    );
  }
  if (!isOpen) return <Notice>{t('You can write here as soon as the shop has answered')}</Notice>;
  return <ReplyForm />;
};

const TicketMessage = ({ message, isOwn }: { message: Message; isOwn: boolean }) => {
  const t = useMessages();
  const dates = useDates();
  const { message: text, created_at: written, sender_name: sender, attachments } = message;
  return (
    <li className={isOwn ? styles.own : styles.theirs}>
      <p className={styles.who}>
        <bdi className={styles.name}>{isOwn ? t('You') : sender}</bdi>
        <bdi>{dates.day(momentOf(written), 'UTC') || written}</bdi>
      </p>
      <p className={isOwn ? styles.ownText : styles.theirText} dir="auto">
        {text}
      </p>
      <Attachments attachments={attachments ?? []} />
    </li>
  );
};

/** Everything that was written, the newest last; what arrives is read out. */
export const TicketThread = ({ ticket, pinned }: { ticket: TicketDetails; pinned: readonly Message[] }) => {
  const t = useMessages();
  const id = useId();
  const { user } = useVisitor();
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={5}>
        <h2 id={id}>{t('Messages')}</h2>
        <PinnedMessages messages={pinned} />
        <div role="log" aria-labelledby={id}>
          <ol className={styles.list}>
            {ticket.messages.map((message) => (
              <TicketMessage key={message.id} message={message} isOwn={isSameId(message.sender_id, user?.id)} />
            ))}
          </ol>
        </div>
        <TicketReply ticket={ticket} />
      </Stack>
    </Card>
  );
};
