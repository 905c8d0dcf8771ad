import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

export type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  text?: string | undefined;
  action?: ReactNode;
  /** The level of its heading; 1 where it is the page. */
  level?: 1 | 2 | 3;
};

export const EmptyState = ({ icon, title, text, action, level = 2 }: EmptyStateProps) => {
  const Title = `h${level}` as const;
  return (
    <div className={styles.root}>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <Title>{title}</Title>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
};
