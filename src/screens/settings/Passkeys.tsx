import { selectPasskeys } from '#machines/passkeys/passkeys.selectors.ts';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { useFocusReturn } from '#src/components/focus.ts';
import { Pending } from '#src/components/QueryView/QueryView.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { Group, NotLoaded } from './Group.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import * as styles from './SettingsScreen.css.ts';

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
  const flow = useFlow('passkeys');
  const { stage, failure } = useFacts('passkeys', selectPasskeys);
  const [addRef, goesRef] = useFocusReturn<HTMLButtonElement>();
  if (stage === 'asking' || stage === 'creating')
    return <div ref={goesRef}>{stage === 'asking' ? <Asking /> : <Creating />}</div>;
  if (stage === 'listing') return <PasskeyList addRef={addRef} rowRef={goesRef} />;
  if (stage === 'loading')
    return (
      <Pending>
        <Skeleton shape="control" />
      </Pending>
    );
  return <NotLoaded failure={failure} onRetry={() => flow.send({ type: 'passkeys.retry' })} />;
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
