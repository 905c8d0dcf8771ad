import CheckIcon from 'lucide-react/icons/check';
import XIcon from 'lucide-react/icons/x';
import { useId } from 'react';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Timeline.css.ts';

export type Step = {
  status: string;
  /** The display name of the status. */
  name: string;
  state: 'done' | 'current' | 'ahead';
  /** The last step of a finished timeline: it is drawn as done, not as the current one. */
  end?: 'good' | 'bad' | undefined;
  at?: string | undefined;
};

const spoken: Record<Step['state'], MessageKey> = {
  done: '{status}, done',
  current: '{status}, current status',
  ahead: '{status}, still to come',
};

const marks = { done: <CheckIcon />, reached: <CheckIcon />, cancelled: <XIcon />, current: null, ahead: null };

const markOf = ({ state, end }: Step): keyof typeof marks => {
  if (state !== 'current' || !end) return state;
  return end === 'bad' ? 'cancelled' : 'reached';
};

/** A line breaks between the time and the day only: their own spaces are no-break spaces. */
const Moment = ({ at }: { at: string }) => {
  const dates = useDates();
  const halves = [dates.time(at), dates.day(at)];
  return halves.reduce((text, half) => text.replace(half, half.replaceAll(' ', '\u00a0')), dates.moment(at));
};

const TimelineStep = ({ step }: { step: Step }) => {
  const t = useMessages();
  const status = step.name;
  const variant = markOf(step);
  return (
    <li className={styles.steps[variant]} aria-current={step.state === 'current' ? 'step' : undefined}>
      <span className={styles.marks[variant]} aria-hidden="true">
        {marks[variant]}
      </span>
      <span className={styles.text}>
        <span className={styles.names[variant]} aria-hidden="true">
          {status}
        </span>
        <VisuallyHidden>{t(spoken[step.state], { status })}</VisuallyHidden>
        {step.at ? (
          <time className={styles.time} dateTime={step.at}>
            <Moment at={step.at} />
          </time>
        ) : null}
      </span>
    </li>
  );
};

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
