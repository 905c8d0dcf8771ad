import { useQuery } from '#src/app/use-query.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { CardsPending } from '#src/parts/CardsPending.tsx';
import { QueryView } from '#src/parts/QueryView/QueryView.tsx';
import { returnsQuery } from '#src/routes/account-queries.ts';
import type { ScreenProps } from '#src/routes/pages.ts';
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
