import { shallowEqual, useSelector } from '@xstate/react';
import { type RecoverActor, selectReset } from '#machines/recover/recover.selectors.ts';
import type { ResetField } from '#machines/recover/recover.types.ts';
import { NewPassword } from '#src/components/NewPassword/NewPassword.tsx';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx';
import * as styles from './AuthDialogs.css.ts';

export const ResetDialog = ({ recover }: { recover: RecoverActor }) => {
  const t = useMessages();
  const { contact, fields, errors, isSubmitting } = useSelector(recover, selectReset, shallowEqual);
  const field = (name: ResetField) => ({
    name,
    value: fields[name],
    error: errors[name] && noticeText(t, errors[name]),
    isRequired: true,
    onChange: (value: string) => recover.send({ type: 'reset.type', field: name, value }),
  });
  return (
    <Form className={styles.form} isBusy={isSubmitting} onSubmit={() => recover.send({ type: 'reset.submit' })}>
      {/* Tells a password manager whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={contact} readOnly hidden />
      <NewPassword {...field('password')} label={t('New password')} autoFocus />
      <PasswordField
        {...field('password_confirmation')}
        label={t('Confirm password')}
        autoComplete="new-password"
        showLabel={t('Show password')}
        hideLabel={t('Hide password')}
      />
      <Button type="submit" size="large" isWide isBusy={isSubmitting}>
        {t('Reset password')}
      </Button>
    </Form>
  );
};
