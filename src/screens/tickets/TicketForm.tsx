import { asciiDigits } from '#locales/typed-numbers.ts';
import { ticketAttachmentLimits as limits } from '#machines/file-limits.ts';
import { withAttachments, withoutAttachment } from '#machines/ticket-form/ticket-form.fields.ts';
import { selectTicketForm } from '#machines/ticket-form/ticket-form.selectors.ts';
import { DocumentPicker } from '#src/components/FilesField/FilesField.tsx';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { FieldCell, FieldGrid, Form } from '#src/ui/Form/Form.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { HelpBefore } from './HelpBefore.tsx';
import { TicketAbout, useFields } from './TicketAbout.tsx';

/** How the shop can answer. */
const TicketReach = () => {
  const t = useMessages();
  const { change, field } = useFields();
  return (
    <FieldGrid>
      <FieldCell width="half">
        <Field
          {...field('email')}
          label={t('Email')}
          hint={t('The shop answers to this address too')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={255}
          isRequired
        />
      </FieldCell>
      <FieldCell width="half">
        <Field
          {...field('phone')}
          label={t('Phone number')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          onChange={(value) => change({ phone: asciiDigits(value).replace(/\D/g, '') })}
        />
      </FieldCell>
    </FieldGrid>
  );
};

const TicketFiles = () => {
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

export const TicketForm = ({ types }: { types: readonly string[] }) => {
  const t = useMessages();
  const flow = useFlow('ticketForm');
  const { stage, failure } = useFacts('ticketForm', selectTicketForm);
  const { field } = useFields();
  const isBusy = stage === 'submitting' || stage === 'saved';
  return (
    <Form label={t('Create Ticket')} isBusy={isBusy} onSubmit={() => flow.send({ type: 'form.submit' })}>
      <Stack gap={5}>
        <h1>{t('Create Ticket')}</h1>
        <HelpBefore />
        <Card>
          <Stack gap={5}>
            <TicketAbout types={types} />
            <TextArea {...field('message')} label={t('Message')} rows={6} maxLength={5000} isRequired />
            <TicketFiles />
            <TicketReach />
            <FormFailure failure={failure} />
            <div>
              <Button type="submit" isBusy={isBusy}>
                {isBusy ? t('Sending…') : t('Send')}
              </Button>
            </div>
          </Stack>
        </Card>
      </Stack>
    </Form>
  );
};
