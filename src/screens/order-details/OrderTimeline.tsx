import { useId } from 'react';
import type { OrderDetails } from '#machines/reading/shapes.types.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import * as styles from './OrderTimeline.css.ts';
import { TimelineStep } from './TimelineStep.tsx';
import { stepsOf } from './timeline.ts';

/** Where the order stands on its way. */
export const OrderTimeline = ({ order }: { order: OrderDetails }) => {
  const t = useMessages();
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <h2 className={styles.title} id={id}>
        {t('Order progress')}
      </h2>
      <ol className={styles.root}>
        {stepsOf(order).map((step) => (
          <TimelineStep key={step.status} step={step} />
        ))}
      </ol>
    </Card>
  );
};
