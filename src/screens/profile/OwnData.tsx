import { useId } from 'react';
import { selectOwnData } from '#machines/own-data/own-data.selectors.ts';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx';
import * as styles from './ProfileScreen.css.ts';

const Erasure = () => {
  const t = useMessages();
  const flow = useFlow('ownData');
  const { stage, password, error, failure } = useFacts('ownData', selectOwnData);
  const isBusy = stage === 'erasing';
  return (
    <Form
      className={styles.password}
      label={t('Delete account')}
      isBusy={isBusy}
      onSubmit={() => flow.send({ type: 'erasure.confirm' })}
    >
      <p>{t('This deletes your account, addresses, messages, wishlist and files. You can’t undo it.')}</p>
      <p>{t('Orders and payments stay in our books without your name, because the law requires it.')}</p>
      <PasswordField
        name="password"
        label={t('Current Password')}
        value={password}
        error={error && noticeText(t, error)}
        isRequired
        autoComplete="current-password"
        showLabel={t('Show password')}
        hideLabel={t('Hide password')}
        onChange={(typed) => flow.send({ type: 'password.change', password: typed })}
      />
      <FormFailure failure={failure} />
      <div className={styles.actions}>
        <Button type="submit" variant="danger" isBusy={isBusy}>
          {isBusy ? t('Deleting…') : t('Delete account')}
        </Button>
        <Button variant="secondary" isDisabled={isBusy} onPress={() => flow.send({ type: 'erasure.cancel' })}>
          {t('Cancel')}
        </Button>
      </div>
    </Form>
  );
};

/** A copy of everything that the shop has stored, and the end of the account. */
export const OwnData = () => {
  const t = useMessages();
  const id = useId();
  const flow = useFlow('ownData');
  const { stage } = useFacts('ownData', selectOwnData);
  const isOpen = stage === 'asking' || stage === 'erasing';
  if (!useOffers()('ownData')) return null;
  return (
    <Card as="section" labelledBy={id}>
      <div className={styles.form}>
        <h2 id={id}>{t('Your data')}</h2>
        <p>{t('Save a copy of everything we’ve stored about you, or delete your account.')}</p>
        {isOpen ? (
          <Erasure />
        ) : (
          <div className={styles.actions}>
            <Button
              variant="secondary"
              isBusy={stage === 'exporting'}
              onPress={() => flow.send({ type: 'data.export' })}
            >
              {t('Download my data')}
            </Button>
            <Button variant="secondary" onPress={() => flow.send({ type: 'erasure.open' })}>
              {t('Delete account')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
};
