import CheckIcon from 'lucide-react/icons/check';
import XIcon from 'lucide-react/icons/x';
import { isFinal } from '#machines/lifecycles/order.machine.ts';
import { useLocale, useMessages } from '#src/app/use-texts.ts';
import { formatDay, formatMessageTime } from '#src/i18n/dates.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { statusText } from '#src/parts/OrderStatusTag/status-text.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './OrderTimeline.css.ts';
import type { Step } from './timeline.ts';

const spoken: Record<Step['state'], MessageKey> = {
  done: '{status}, done',
  current: '{status}, current status',
  ahead: '{status}, still to come',
};

const marks = { done: <CheckIcon />, reached: <CheckIcon />, cancelled: <XIcon />, current: null, ahead: null };

/** A step that ends the way is not under way any more. */
const lookOf = ({ status, state }: Step): keyof typeof marks => {
  if (status === 'Cancelled') return 'cancelled';
  return state === 'current' && isFinal(status) ? 'reached' : state;
};

/** Breaks between the time and the day, nowhere else. */
const Moment = ({ at }: { at: string }) => {
  const locale = useLocale();
  const day = formatDay(at, locale);
  return (
    <>
      <span className={styles.whole}>{formatMessageTime(at, locale).slice(0, -day.length)}</span>
      <span className={styles.whole}>{day}</span>
    </>
  );
};

export const TimelineStep = ({ step }: { step: Step }) => {
  const t = useMessages();
  const status = t(statusText[step.status]);
  const look = lookOf(step);
  return (
    <li className={styles.steps[look]} aria-current={step.state === 'current' ? 'step' : undefined}>
      <span className={styles.marks[look]} aria-hidden="true">
        {marks[look]}
      </span>
      <span className={styles.text}>
        <span className={styles.names[look]} aria-hidden="true">
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
