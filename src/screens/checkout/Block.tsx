import { type ReactNode, type Ref, useId } from 'react';
import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import type { MissingPart } from '#machines/checkout/checkout.types.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import * as styles from './Block.css.ts';

export type BlockProps = {
  title: string;
  children: ReactNode;
  /** Content beside the title, such as a count or a status. */
  end?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Undefined for a part that is never missing. */
  part?: MissingPart['part'];
};

/** One question of the checkout, in a card of its own. Once it has stopped an order, it says so until it is answered. */
export const Block = ({ title, children, end, headingRef, part }: BlockProps) => {
  const t = useMessages();
  const id = useId();
  const { missing } = useFacts('checkout', selectCheckout);
  const isMissing = missing !== undefined && missing.part === part;
  return (
    <Card as="section" labelledBy={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        {end ? <span className={styles.end}>{end}</span> : null}
      </div>
      {isMissing ? (
        <p className={styles.missing} data-missing="">
          {noticeText(t, missing.text)}
        </p>
      ) : null}
      {children}
    </Card>
  );
};
