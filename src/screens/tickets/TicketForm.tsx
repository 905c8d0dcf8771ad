import { selectTicketForm } from '#machines/ticket-form/ticket-form.selectors.ts';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import { TicketAbout } from './TicketAbout.tsx';
import { TicketFiles } from './TicketFiles.tsx';
import { TicketReach } from './TicketReach.tsx';
import { useFields } from './use-fields.ts';

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
