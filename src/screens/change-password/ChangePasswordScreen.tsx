import { selectChangePassword } from '#machines/change-password/change-password.selectors.ts';
import type { PasswordFields } from '#machines/change-password/change-password.types.ts';
import { selectSession } from '#machines/session/session.selectors.ts';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { NewPassword } from '#src/components/NewPassword/NewPassword.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx';
import * as styles from './ChangePasswordScreen.css.ts';

export const ChangePasswordScreen = () => {
  const t = useMessages();
  const form = useFlow('changePassword');
  const { user } = useFacts('session', selectSession);
  const { stage, fields, errors, failure } = useFacts('changePassword', selectChangePassword);
  const isBusy = stage === 'submitting' || stage === 'saved';
  const field = (name: keyof PasswordFields) => ({
    name,
    value: fields[name],
    error: errors[name] && noticeText(t, errors[name]),
    isRequired: true,
    showLabel: t('Show password'),
    hideLabel: t('Hide password'),
    onChange: (value: string) => form.send({ type: 'form.change', fields: { [name]: value } }),
  });
  return (
    <div className={styles.root}>
      <h1>{t('Change Password')}</h1>
      <Card>
        <Form
          className={styles.form}
          label={t('Change Password')}
          isBusy={isBusy}
          onSubmit={() => form.send({ type: 'form.submit' })}
        >
          <p className={styles.note}>{t('Everywhere else you are signed in, you will be signed out')}</p>
          {/* Password managers save the new password for whom this names. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={user?.email ?? user?.phone ?? ''}
            readOnly
            hidden
          />
          <PasswordField {...field('current_password')} label={t('Current Password')} autoComplete="current-password" />
          <NewPassword {...field('password')} label={t('New password')} />
          <PasswordField
            {...field('password_confirmation')}
            label={t('Confirm password')}
            autoComplete="new-password"
          />
          <FormFailure failure={failure} />
          <div>
            <Button type="submit" isBusy={isBusy}>
              {isBusy ? t('Saving…') : t('Change Password')}
            </Button>
          </div>
        </Form>
      </Card>
    </div>
  );
};
