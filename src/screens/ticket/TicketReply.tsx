import { isTicketRunning } from '#machines/lifecycles/ticket.machine.ts';
import type { TicketDetails } from '#machines/query/contract.types.ts';
import { selectTicketReply } from '#machines/ticket-reply/ticket-reply.selectors.ts';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { newTicketPath } from '#src/routes/ticket-search.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';

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
export const TicketReply = ({ ticket: { status, user_chat: isOpen } }: { ticket: TicketDetails }) => {
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
