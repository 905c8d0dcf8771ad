import { useMessages } from '#src/app/use-texts.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';

export type ReadFailedProps = { isOffline: boolean; level?: 1 | 2 | undefined; onRetry: () => void };

export const ReadFailed = ({ isOffline, level = 2, onRetry }: ReadFailedProps) => {
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
