import { CardsPending } from '#src/components/CardsPending.tsx';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { returnsQuery } from '#src/routes/account-queries.ts';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { ReturnPages } from './ReturnPages.tsx';

/** What was sent back, the newest first. */
export const ReturnedOrdersScreen = ({ search }: ScreenProps) => {
  const t = useMessages();
  const result = useQuery(returnsQuery(search));
  return (
    <Stack gap={5}>
      <h1>{t('Return Orders')}</h1>
      <QueryView result={result} skeleton={<CardsPending />}>
        {(returns) => <ReturnPages returns={returns} search={search} />}
      </QueryView>
    </Stack>
  );
};
