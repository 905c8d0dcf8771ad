import type { PasswordStrength } from '#machines/shared/checks.ts';
import { passwordMinLength } from '#machines/shared/checks.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import * as styles from './ChangePasswordScreen.css.ts';

const texts: Record<PasswordStrength, MessageKey> = {
  none: 'At least {min} characters, and nothing that everybody tries first',
  short: 'Too short: at least {min} characters',
  good: 'Long enough; a longer phrase is stronger',
  strong: 'Strong',
};

/** How good it is, in words; the bar says the same to those who see it. */
export const Strength = ({ strength }: { strength: PasswordStrength }) => {
  const t = useMessages();
  return (
    <div className={styles.strength}>
      {strength === 'none' ? null : <span className={styles.bars[strength]} aria-hidden="true" />}
      <span aria-live="polite">{t(texts[strength], { min: passwordMinLength })}</span>
    </div>
  );
};
