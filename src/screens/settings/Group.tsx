import { type ReactNode, useId } from 'react';
import { Card } from '#src/ui/Card/Card.tsx';
import * as styles from './SettingsScreen.css.ts';

type GroupProps = { title: string; note?: string; children: ReactNode };

export const Group = ({ title, note, children }: GroupProps) => {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <div className={styles.group}>
        <div>
          <h2 id={id}>{title}</h2>
          {note ? <p className={styles.quiet}>{note}</p> : null}
        </div>
        {children}
      </div>
    </Card>
  );
};
