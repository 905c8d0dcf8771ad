import { ticketAttachmentLimits as limits } from '#machines/constants.ts';
import { withAttachments, withoutAttachment } from '#machines/ticket-form/ticket-form.fields.ts';
import { DocumentPicker } from '#src/components/FilesField/FilesField.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { useFields } from './use-fields.ts';

export const TicketFiles = () => {
  const t = useMessages();
  const { fields, isDisabled, change, errorOf } = useFields();
  const { attachments, refused } = fields;
  const size = limits.maxBytes / 2 ** 20;
  return (
    <DocumentPicker
      name="attachments"
      label={t('Attachments')}
      hint={t('Photos or PDFs: up to {count} files, {size} MB each', { count: limits.maxFiles, size })}
      chooseLabel={t('Choose files')}
      files={attachments}
      limits={limits}
      refused={refused}
      error={errorOf('attachments')}
      isDisabled={isDisabled}
      onAdd={(offered) => change(withAttachments(attachments, offered))}
      onRemove={(file) => change(withoutAttachment(attachments, file))}
    />
  );
};
