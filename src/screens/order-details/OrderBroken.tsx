import { useMessages } from '#src/shop/use-messages.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';

export const OrderBroken = ({ onRetry }: { onRetry: () => void }) => {
  const t = useMessages();
  return (
    <ErrorState
      level={1}
      title={t('The order could not be loaded')}
      text={t('Check your connection and try again')}
      retryLabel={t('Retry')}
      onRetry={onRetry}
    />
  );
};
