import { useId } from 'react';
import { Card } from '#src/ui/Card/Card.tsx';
import * as styles from './Timeline.css.ts';
import { type Step, TimelineStep } from './TimelineStep.tsx';

/** A way as steps, drawn down the page on a phone and along a line where there is room. */
export const Timeline = ({ title, steps }: { title: string; steps: readonly Step[] }) => {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ol className={styles.root}>
        {steps.map((step) => (
          <TimelineStep key={step.status} step={step} />
        ))}
      </ol>
    </Card>
  );
};
