import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Badge.css.ts';

export type BadgeProps = {
  /** What is seen, capped by whoever knows the cap: "9+". */
  text: string;
  /** What is read out, with the real number. Leave it out where the control around it says so already. */
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
