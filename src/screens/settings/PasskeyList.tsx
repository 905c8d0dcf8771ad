import type { Ref } from 'react';
import { selectPasskeys } from '#machines/passkeys/passkeys.selectors.ts';
import type { Passkey } from '#machines/passkeys/passkeys.types.ts';
import { isSameId } from '#machines/shared/ids.ts';
import { hasBrowserPasskeys } from '#src/components/passkey-support.ts';
import { isolated } from '#src/i18n/messages.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import * as styles from './SettingsScreen.css.ts';

type RowProps = { passkey: Passkey; isRemoving: boolean; ref: Ref<HTMLLIElement> };

const Row = ({ passkey, isRemoving, ref }: RowProps) => {
  const t = useMessages();
  const dates = useDates();
  const flow = useFlow('passkeys');
  const name = passkey.device || t('Unknown device');
  const time = dates.moment(passkey.last_used_at ?? '');
  return (
    <li className={styles.place} ref={ref}>
      <div className={styles.about}>
        <p className={styles.device}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.quiet}>{time ? t('Last used: {time}', { time }) : t('Not used yet')}</p>
      </div>
      <Button
        variant="secondary"
        size="small"
        isBusy={isRemoving}
        aria-label={t('Remove the passkey of {device}', { device: isolated(name) })}
        onPress={() => flow.send({ type: 'passkey.remove', id: passkey.id })}
      >
        {t('Remove')}
      </Button>
    </li>
  );
};

export type PasskeyListProps = { addRef: Ref<HTMLButtonElement>; rowRef: Ref<HTMLLIElement> };

/** The devices that can sign in, and a button for one more. */
export const PasskeyList = ({ addRef, rowRef }: PasskeyListProps) => {
  const t = useMessages();
  const flow = useFlow('passkeys');
  const { passkeys, removingId } = useFacts('passkeys', selectPasskeys);
  return (
    <Stack>
      {passkeys.length === 0 ? (
        <p className={styles.quiet}>{t('You have no passkeys yet.')}</p>
      ) : (
        <ul className={styles.places}>
          {passkeys.map((passkey) => (
            <Row key={passkey.id} ref={rowRef} passkey={passkey} isRemoving={isSameId(passkey.id, removingId)} />
          ))}
        </ul>
      )}
      {hasBrowserPasskeys() ? (
        <div>
          <Button ref={addRef} variant="secondary" onPress={() => flow.send({ type: 'passkey.add' })}>
            {t('Add a passkey')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
};
