import { selectPasskeys } from '#machines/passkeys/passkeys.selectors.ts';
import type { Passkey } from '#machines/passkeys/passkeys.types.ts';
import { isSameId } from '#machines/shared/ids.ts';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { failureText } from '#src/components/failure-text.ts';
import { isolated } from '#src/components/isolated.ts';
import { hasBrowserPasskeys } from '#src/components/passkey-support.ts';
import { Pending } from '#src/components/QueryView/QueryView.tsx';
import { useDates } from '#src/shop/use-dates.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { Group } from './Group.tsx';
import * as styles from './SettingsScreen.css.ts';

const Row = ({ passkey, isRemoving }: { passkey: Passkey; isRemoving: boolean }) => {
  const t = useMessages();
  const dates = useDates();
  const flow = useFlow('passkeys');
  const name = passkey.device || t('Unknown device');
  const time = dates.moment(passkey.last_used_at ?? '');
  return (
    <li className={styles.place}>
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

const List = () => {
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
            <Row key={passkey.id} passkey={passkey} isRemoving={isSameId(passkey.id, removingId)} />
          ))}
        </ul>
      )}
      {hasBrowserPasskeys() ? (
        <div>
          <Button variant="secondary" onPress={() => flow.send({ type: 'passkey.add' })}>
            {t('Add a passkey')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
};

const Asking = () => {
  const t = useMessages();
  const flow = useFlow('passkeys');
  const { password, error, failure, isBusy } = useFacts('passkeys', selectPasskeys);
  return (
    <Form label={t('Add a passkey')} isBusy={isBusy} onSubmit={() => flow.send({ type: 'password.submit' })}>
      <Stack>
        <PasswordField
          name="password"
          label={t('Current Password')}
          value={password}
          error={error && noticeText(t, error)}
          isRequired
          autoFocus
          autoComplete="current-password"
          showLabel={t('Show password')}
          hideLabel={t('Hide password')}
          onChange={(typed) => flow.send({ type: 'password.change', password: typed })}
        />
        <FormFailure failure={failure} />
        <div className={styles.actions}>
          <Button type="submit" isBusy={isBusy}>
            {t('Continue')}
          </Button>
          <Button variant="secondary" isDisabled={isBusy} onPress={() => flow.send({ type: 'passkey.cancel' })}>
            {t('Cancel')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
};

const Creating = () => {
  const t = useMessages();
  const flow = useFlow('passkeys');
  const { isBusy } = useFacts('passkeys', selectPasskeys);
  return (
    <Stack>
      <p role="status" className={styles.device}>
        <Spinner />
        {isBusy ? t('Saving…') : t('Follow the steps of your browser')}
      </p>
      <div>
        <Button variant="secondary" autoFocus isDisabled={isBusy} onPress={() => flow.send({ type: 'passkey.cancel' })}>
          {t('Cancel')}
        </Button>
      </div>
    </Stack>
  );
};

const Stage = () => {
  const t = useMessages();
  const flow = useFlow('passkeys');
  const { stage, failure } = useFacts('passkeys', selectPasskeys);
  if (stage === 'asking') return <Asking />;
  if (stage === 'creating') return <Creating />;
  if (stage === 'listing') return <List />;
  if (stage === 'loading')
    return (
      <Pending>
        <Skeleton shape="control" />
      </Pending>
    );
  return (
    <ErrorState
      level={3}
      title={t('We could not load this')}
      text={failureText(t, failure)}
      retryLabel={t('Retry')}
      onRetry={() => flow.send({ type: 'passkeys.reload' })}
    />
  );
};

/** Signing in with the lock of a device instead of the password. */
export const Passkeys = () => {
  const t = useMessages();
  if (!useOffers()('passkeys')) return null;
  return (
    <Group
      title={t('Passkeys')}
      note={t('Log in with your fingerprint, face or screen lock instead of your password.')}
    >
      <Stage />
    </Group>
  );
};
