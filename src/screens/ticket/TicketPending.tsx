import { CardsPending } from '#src/components/CardsPending.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { Stack } from '#src/ui/Stack/Stack.tsx';

export const TicketPending = () => {
  const t = useMessages();
  return (
    <Stack gap={5}>
      <h1>{t('Support Ticket')}</h1>
      <CardsPending />
    </Stack>
  );
};
