import { selectInstallStage } from '#machines/install-offer/install-offer.selectors.ts';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Group } from './Group.tsx';

/** Only where the browser can install the shop, and not in the installed app. */
export const InstallApp = () => {
  const t = useMessages();
  const flow = useFlow('installOffer');
  const stage = useFactsOr('installOffer', selectInstallStage, 'hidden');
  if (stage === 'hidden') return null;
  return (
    <Group
      title={t('Install the app')}
      note={t('The shop then opens from your home screen, with your cart and orders even when you are offline.')}
    >
      {stage === 'byMenu' ? (
        <p>{t('Tap Share in Safari, then Add to Home Screen.')}</p>
      ) : (
        <div>
          <Button
            variant="secondary"
            isBusy={stage === 'asking'}
            onPress={() => flow.send({ type: 'install.request' })}
          >
            {t('Install')}
          </Button>
        </div>
      )}
    </Group>
  );
};
