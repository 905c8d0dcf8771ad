import { selectDevices } from '#machines/devices/devices.selectors.ts';
import { Pending } from '#src/components/QueryView/QueryView.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { Group } from './Group.tsx';
import { Place } from './Place.tsx';
import * as styles from './SettingsScreen.css.ts';

const PlaceList = () => {
  const t = useMessages();
  const flow = useFlow('devices');
  const { stage, devices, endingId } = useFacts('devices', selectDevices);
  if (stage === 'failed')
    return (
      <ErrorState
        level={3}
        title={t('We could not load this')}
        text={t('Check your connection and try again')}
        retryLabel={t('Retry')}
        onRetry={() => flow.send({ type: 'devices.reload' })}
      />
    );
  if (stage === 'loading')
    return (
      <Pending>
        <Stack>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Stack>
      </Pending>
    );
  return (
    <ul className={styles.places}>
      {devices.map((device) => (
        <Place
          key={device.id}
          place={device}
          isEnding={device.id === endingId}
          onEnd={() => flow.send({ type: 'device.signOut', id: device.id })}
        />
      ))}
    </ul>
  );
};

export const Places = () => {
  const t = useMessages();
  return (
    <Group title={t('Where you are signed in')} note={t('Sign out wherever you no longer use the shop')}>
      <PlaceList />
    </Group>
  );
};
