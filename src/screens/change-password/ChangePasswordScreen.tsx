import { selectChangePassword } from '#machines/change-password/change-password.selectors.ts';
import type { PasswordFields } from '#machines/change-password/change-password.types.ts';
import { selectSession } from '#machines/session/session.selectors.ts';
import { type PasswordStrength, passwordMinLength } from '#machines/shared/checks.ts';
import { FormFailure } from '#src/components/FormFailure.tsx';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { PasswordField } from '#src/ui/PasswordField/PasswordField.tsx';
import * as styles from './ChangePasswordScreen.css.ts';

const texts: Record<PasswordStrength, MessageKey> = {
  none: 'At least {min} characters, and nothing that everybody tries first',
  short: 'Too short: at least {min} characters',
  good: 'Long enough; a longer phrase is stronger',
  strong: 'Strong',
};

/** The strength of the password in words. The bar shows the same strength visually. */
const Strength = ({ strength }: { strength: PasswordStrength }) => {
  const t = useMessages();
  return (
    <div className={styles.strength}>
      {strength === 'none' ? null : <span className={styles.bars[strength]} aria-hidden="true" />}
      <span aria-live="polite">{t(texts[strength], { min: passwordMinLength })}</span>
    </div>
  );
};

export const ChangePasswordScreen = () => {
  const t = useMessages();
  const form = useFlow('changePassword');
  const { user } = useFacts('session', selectSession);
  const { stage, fields, errors, failure, strength } = useFacts('changePassword', selectChangePassword);
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
          <div className={styles.withStrength}>
            <PasswordField {...field('password')} label={t('New password')} autoComplete="new-password" />
            <Strength strength={strength} />
          </div>
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
