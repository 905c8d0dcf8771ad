import { useId } from 'react';
import { isTicketRunning } from '#machines/lifecycles/ticket.machine.ts';
import type { TicketMessage as Message, TicketDetails } from '#machines/query/contract.types.ts';
import { isSameId } from '#machines/shared/ids.ts';
import { selectTicketReply } from '#machines/ticket-reply/ticket-reply.selectors.ts';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { momentOf } from '#src/i18n/protocol-dates.ts';
import { newTicketPath } from '#src/routes/ticket-search.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { useVisitor } from '#src/shop/use-visitor.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { PinnedMessages } from './PinnedMessages.tsx';
import * as styles from './TicketPage.css.ts';

const ReplyForm = () => {
  const t = useMessages();
  const flow = useFlow('ticketReply');
  const { stage, fields, errors, failure } = useFacts('ticketReply', selectTicketReply);
  const isBusy = stage === 'submitting';
  return (
    <Form label={t('Send message')} isBusy={isBusy} onSubmit={() => flow.send({ type: 'form.submit' })}>
      <Stack gap={3}>
        <TextArea
          name="message"
          label={t('Message')}
          value={fields.message}
          error={errors.message && noticeText(t, errors.message)}
          rows={3}
          maxLength={5000}
          onChange={(message) => flow.send({ type: 'form.change', fields: { message } })}
        />
        <FormFailure failure={failure} />
        <div>
          <Button type="submit" isBusy={isBusy}>
            {t('Send')}
          </Button>
        </div>
      </Stack>
    </Form>
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
  const { message: text, created_at: written, sender_name: sender } = message;
  return (
    <li className={isOwn ? styles.own : styles.theirs}>
      <p className={styles.who}>
        <bdi className={styles.name}>{isOwn ? t('You') : sender}</bdi>
        <bdi>{dates.day(momentOf(written), 'UTC') || written}</bdi>
      </p>
      <p className={isOwn ? styles.ownText : styles.theirText} dir="auto">
        {text}
      </p>
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
