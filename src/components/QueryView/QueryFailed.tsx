import { useMessages } from '#src/shop/use-messages.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';

export type QueryFailedProps = { isOffline: boolean; level?: 1 | 2 | undefined; onRetry: () => void };

export const QueryFailed = ({ isOffline, level = 2, onRetry }: QueryFailedProps) => {
  const t = useMessages();
  return (
    <ErrorState
      title={isOffline ? t('You are offline') : t('We could not load this')}
      text={t('Check your connection and try again')}
      retryLabel={t('Retry')}
      level={level}
      onRetry={onRetry}
    />
  );
};
