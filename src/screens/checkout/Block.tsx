import { type ReactNode, type Ref, useId } from 'react';
import { Card } from '#src/ui/Card/Card.tsx';
import * as styles from './Block.css.ts';

export type BlockProps = {
  title: string;
  children: ReactNode;
  /** Content beside the title, such as a count or a status. */
  end?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
};

/** One question of the checkout, in a card of its own. */
export const Block = ({ title, children, end, headingRef }: BlockProps) => {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        {end ? <span className={styles.end}>{end}</span> : null}
      </div>
      {children}
    </Card>
  );
};
