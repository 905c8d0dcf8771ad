import { type PasswordStrength, passwordMinLength, strengthOf } from '#machines/shared/checks.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { PasswordField, type PasswordFieldProps } from '#src/ui/PasswordField/PasswordField.tsx';
import * as styles from './NewPassword.css.ts';

const texts: Record<PasswordStrength, MessageKey> = {
  none: 'At least {min} characters, and nothing that everybody tries first',
  short: 'Too short: at least {min} characters',
  good: 'Long enough; a longer phrase is stronger',
  strong: 'Strong',
};

type NewPasswordProps = Omit<PasswordFieldProps, 'autoComplete' | 'showLabel' | 'hideLabel'>;

/** The field of a new password. Below it the strength stands in words, and the bar shows it too. */
export const NewPassword = (field: NewPasswordProps) => {
  const t = useMessages();
  const strength = strengthOf(field.value);
  return (
    <div className={styles.root}>
      <PasswordField
        {...field}
        autoComplete="new-password"
        showLabel={t('Show password')}
        hideLabel={t('Hide password')}
      />
      <div className={styles.strength}>
        {strength === 'none' ? null : <span className={styles.bars[strength]} aria-hidden="true" />}
        <span aria-live="polite">{t(texts[strength], { min: passwordMinLength })}</span>
      </div>
    </div>
  );
};
