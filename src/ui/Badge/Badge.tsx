import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Badge.css.ts';

export type BadgeProps = {
  /** The visible text, already capped by the caller: "9+". */
  text: string;
  /** The text for screen readers, with the real number. Omit it if the control around it already contains it. */
  label?: string | undefined;
  tone?: keyof typeof styles.tones;
};

export const Badge = ({ text, label, tone = 'accent' }: BadgeProps) => (
  <span className={styles.tones[tone]}>
    <bdi dir="ltr" aria-hidden="true">
      {text}
    </bdi>
    {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
  </span>
);
