import type { ReactNode } from 'react';
import * as styles from './Tag.css.ts';

export type TagProps = { children: ReactNode; icon?: ReactNode; tone?: keyof typeof styles.tones };

export const Tag = ({ children, icon, tone = 'neutral' }: TagProps) => (
  <span className={styles.tones[tone]}>
    {icon}
    <bdi>{children}</bdi>
  </span>
);
