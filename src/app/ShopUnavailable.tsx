import { createMessages } from '#src/i18n/messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';

/** Before the shop's settings came there is no language to speak but the built-in one. */
export const ShopUnavailable = ({ onRetry }: { onRetry: () => void }) => {
  const t = createMessages('en');
  return (
    <main>
      <EmptyState
        level={1}
        title={t('The shop cannot be reached')}
        text={t('Please check your connection and try again.')}
        action={<Button onPress={onRetry}>{t('Retry')}</Button>}
      />
    </main>
  );
};
