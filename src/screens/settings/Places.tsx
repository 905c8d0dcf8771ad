import type { Ref } from 'react';
import { selectDevices } from '#machines/devices/devices.selectors.ts';
import type { SignedInPlace } from '#machines/devices/devices.types.ts';
import { isSameId } from '#machines/shared/ids.ts';
import { useFocusReturn } from '#src/components/focus.ts';
import { Pending } from '#src/components/QueryView/QueryView.tsx';
import { isolated } from '#src/i18n/messages.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import { Group, NotLoaded } from './Group.tsx';
import * as styles from './SettingsScreen.css.ts';

type PlaceProps = { place: SignedInPlace; isEnding: boolean; onEnd: () => void; ref: Ref<HTMLLIElement> };

/** One device; the one in use is signed out as everywhere else in the shop. */
const Place = ({ place, isEnding, onEnd, ref }: PlaceProps) => {
  const t = useMessages();
  const dates = useDates();
  const session = useFlow('session');
  const { device, is_current: isCurrent, last_used_at } = place;
  const name = device || t('Unknown device');
  const time = dates.moment(last_used_at);
  return (
    <li className={styles.place} ref={ref}>
      <div className={styles.about}>
        <p className={styles.device}>
          <bdi>{name}</bdi>
          {isCurrent ? <Tag tone="accent">{t('This device')}</Tag> : null}
        </p>
        {time ? <p className={styles.quiet}>{t('Last used: {time}', { time })}</p> : null}
      </div>
      <Button
        variant="secondary"
        size="small"
        isBusy={isEnding}
        aria-label={`${t('Sign Out')}: ${isolated(name)}`}
        onPress={isCurrent ? () => session.send({ type: 'logout.request', from: 'sidebar' }) : onEnd}
      >
        {t('Sign Out')}
      </Button>
    </li>
  );
};

const PlaceList = () => {
  const flow = useFlow('devices');
  const { stage, devices, endingId, failure } = useFacts('devices', selectDevices);
  const [, rowRef] = useFocusReturn();
  if (stage === 'failed') return <NotLoaded failure={failure} onRetry={() => flow.send({ type: 'devices.retry' })} />;
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
          ref={rowRef}
          place={device}
          isEnding={isSameId(device.id, endingId)}
          onEnd={() => flow.send({ type: 'device.signOut', id: device.id })}
        />
      ))}
    </ul>
  );
};

export const Places = () => {
  const t = useMessages();
  if (!useOffers()('devices')) return null;
  return (
    <Group title={t('Where you are signed in')} note={t('Sign out wherever you no longer use the shop')}>
      <PlaceList />
    </Group>
  );
};
