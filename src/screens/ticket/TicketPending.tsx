import { useMessages } from '#src/app/use-texts.ts';
import { CardsPending } from '#src/parts/CardsPending.tsx';
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
