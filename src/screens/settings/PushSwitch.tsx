import { selectPushSwitch } from '#machines/push-switch/push-switch.selectors.ts';
import { Pending } from '#src/components/QueryView/QueryView.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { Group, NotLoaded } from './Group.tsx';
import * as styles from './SettingsScreen.css.ts';

const Switch = () => {
  const t = useMessages();
  const flow = useFlow('pushSwitch');
  const { stage, isAsking, isBusy } = useFacts('pushSwitch', selectPushSwitch);
  return (
    <Stack gap={1}>
      <Checkbox
        name="push"
        isChecked={stage === 'on'}
        isDisabled={isAsking || isBusy}
        onChange={(isOn) => flow.send({ type: isOn ? 'push.turnOn' : 'push.turnOff' })}
      >
        {t('Notify me on this device')}
      </Checkbox>
      <div role="status">
        {isAsking || isBusy ? (
          <p className={styles.device}>
            <Spinner />
            {isBusy ? t('Saving…') : t('Follow the steps of your browser')}
          </p>
        ) : null}
      </div>
      {isAsking ? (
        <div>
          <Button variant="secondary" onPress={() => flow.send({ type: 'push.cancel' })}>
            {t('Cancel')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
};

const Denied = () => {
  const t = useMessages();
  const flow = useFlow('pushSwitch');
  return (
    <Stack>
      <p>{t('You have blocked notifications of this shop. Allow them in the settings of your browser first.')}</p>
      <div>
        <Button variant="secondary" onPress={() => flow.send({ type: 'push.retry' })}>
          {t('Check again')}
        </Button>
      </div>
    </Stack>
  );
};

const Stage = () => {
  const t = useMessages();
  const flow = useFlow('pushSwitch');
  const { stage, failure } = useFacts('pushSwitch', selectPushSwitch);
  if (stage === 'on' || stage === 'off') return <Switch />;
  if (stage === 'denied') return <Denied />;
  if (stage === 'unsupported')
    return <p>{t('This browser can’t show notifications. On an iPhone or iPad, install the app first.')}</p>;
  if (stage === 'failed') return <NotLoaded failure={failure} onRetry={() => flow.send({ type: 'push.retry' })} />;
  return (
    <Pending>
      <Skeleton shape="control" />
    </Pending>
  );
};

/** Notifications of orders by the browser; a shop without keys for them shows nothing. */
export const PushSwitch = () => {
  const t = useMessages();
  const isHidden = useFacts('pushSwitch', selectPushSwitch).stage === 'hidden';
  if (!useOffers()('push') || isHidden) return null;
  return (
    <Group
      title={t('Order notifications')}
      note={t('Know when your order is on its way, even while the shop is closed. They stop when you log out.')}
    >
      <Stage />
    </Group>
  );
};
