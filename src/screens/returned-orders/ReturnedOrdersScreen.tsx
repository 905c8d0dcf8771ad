import { useRead } from '#src/app/use-read.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { CardsPending } from '#src/parts/CardsPending.tsx';
import { ReadView } from '#src/parts/ReadView/ReadView.tsx';
import { returnsRead } from '#src/routes/account-reads.ts';
import type { ScreenProps } from '#src/routes/pages.ts';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { ReturnPages } from './ReturnPages.tsx';

/** What was sent back, the newest first. */
export const ReturnedOrdersScreen = ({ search }: ScreenProps) => {
  const t = useMessages();
  const result = useRead(returnsRead(search));
  return (
    <Stack gap={5}>
      <h1>{t('Return Orders')}</h1>
      <ReadView result={result} skeleton={<CardsPending />}>
        {(returns) => <ReturnPages returns={returns} search={search} />}
      </ReadView>
    </Stack>
  );
};
