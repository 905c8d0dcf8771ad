import { ticketAttachmentLimits as limits } from '#machines/file-limits.ts';
import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import { withAttachments, withoutAttachment } from '#machines/ticket-form/ticket-form.fields.ts';
import { selectTicketReply } from '#machines/ticket-reply/ticket-reply.selectors.ts';
import type { TicketReplyFields } from '#machines/ticket-reply/ticket-reply.types.ts';
import { DocumentPicker } from '#src/components/FilesField/FilesField.tsx';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';

/** A message in the ticket, with files where the back end takes them. */
export const ReplyForm = () => {
  const t = useMessages();
  const flow = useFlow('ticketReply');
  const { stage, fields, errors, failure } = useFacts('ticketReply', selectTicketReply);
  const takesFiles = useFacts('preferences', selectSettings).has_reply_files;
  const isBusy = stage === 'submitting';
  const change = (changed: Partial<TicketReplyFields>) => flow.send({ type: 'form.change', fields: changed });
  const errorOf = (name: 'message' | 'attachments') => errors[name] && noticeText(t, errors[name]);
  return (
    <Form label={t('Send message')} isBusy={isBusy} onSubmit={() => flow.send({ type: 'form.submit' })}>
      <Stack gap={3}>
        <TextArea
          name="message"
          label={t('Message')}
          value={fields.message}
          error={errorOf('message')}
          rows={3}
          maxLength={5000}
          onChange={(message) => change({ message })}
        />
        {takesFiles ? (
          <DocumentPicker
            name="attachments"
            label={t('Attachments')}
            hint={t('Photos or PDFs: up to {count} files, {size} MB each', {
              count: limits.maxFiles,
              size: limits.maxBytes / 2 ** 20,
            })}
            chooseLabel={t('Choose files')}
            files={fields.attachments}
            limits={limits}
            refused={fields.refused}
            error={errorOf('attachments')}
            isDisabled={isBusy}
            onAdd={(offered) => change(withAttachments(fields.attachments, offered))}
            onRemove={(file) => change(withoutAttachment(fields.attachments, file))}
          />
        ) : null}
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
