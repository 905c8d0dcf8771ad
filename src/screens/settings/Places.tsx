import { selectSessions } from '#machines/sessions/sessions.selectors.ts';
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
  const sessions = useFlow('sessions');
  const { stage, places, endingId } = useFacts('sessions', selectSessions);
  if (stage === 'failed')
    return (
      <ErrorState
        level={3}
        title={t('We could not load this')}
        text={t('Check your connection and try again')}
        retryLabel={t('Retry')}
        onRetry={() => sessions.send({ type: 'sessions.reload' })}
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
      {places.map((place) => (
        <Place
          key={place.id}
          place={place}
          isEnding={place.id === endingId}
          onEnd={() => sessions.send({ type: 'place.end', id: place.id })}
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
