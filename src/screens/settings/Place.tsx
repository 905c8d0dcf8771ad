import type { SignedInPlace } from '#machines/devices/devices.types.ts';
import { isolated } from '#src/components/isolated.ts';
import { formatMessageTime } from '#src/i18n/dates.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useLocale, useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import * as styles from './SettingsScreen.css.ts';

type PlaceProps = { place: SignedInPlace; isEnding: boolean; onEnd: () => void };

/** One device; the one in use is signed out as everywhere else in the shop. */
export const Place = ({ place, isEnding, onEnd }: PlaceProps) => {
  const t = useMessages();
  const locale = useLocale();
  const session = useFlow('session');
  const { device, is_current: isCurrent, last_used_at } = place;
  const name = device || t('Unknown device');
  return (
    <li className={styles.place}>
      <div className={styles.about}>
        <p className={styles.device}>
          <bdi>{name}</bdi>
          {isCurrent ? <Tag tone="accent">{t('This device')}</Tag> : null}
        </p>
        <p className={styles.quiet}>{t('Last used: {time}', { time: formatMessageTime(last_used_at, locale) })}</p>
      </div>
      <Button
        variant="secondary"
        size="small"
        isBusy={isEnding}
        aria-label={t('Sign out of {device}', { device: isolated(name) })}
        onPress={isCurrent ? () => session.send({ type: 'logout.request', from: 'sidebar' }) : onEnd}
      >
        {t('Sign Out')}
      </Button>
    </li>
  );
};
