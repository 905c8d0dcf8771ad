import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';

export const AddressesBroken = ({ text }: { text: string | undefined }) => {
  const t = useMessages();
  const checkout = useFlow('checkout');
  const retry = (
    <Button variant="secondary" size="small" onPress={() => checkout.send({ type: 'address.reload' })}>
      {t('Retry')}
    </Button>
  );
  return (
    <Notice tone="danger" title={t('Your addresses could not be loaded')} action={retry} isLive>
      {text ?? t('Check your connection and try again')}
    </Notice>
  );
};
