import { type ReactNode, type Ref, useId } from 'react';
import { Card } from '#src/ui/Card/Card.tsx';
import * as styles from './CheckoutScreen.css.ts';

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
      <div className={styles.blockHead}>
        <h2 className={styles.blockTitle} id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        {end ? <span className={styles.blockEnd}>{end}</span> : null}
      </div>
      {children}
    </Card>
  );
};
