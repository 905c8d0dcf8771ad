import CheckIcon from 'lucide-react/icons/check';
import XIcon from 'lucide-react/icons/x';
import { useLocale, useMessages } from '#src/app/use-texts.ts';
import { formatMessageTime } from '#src/i18n/dates.ts';
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

const markOf = ({ status, state }: Step) => {
  if (status === 'Cancelled') return <XIcon />;
  return state === 'done' || status === 'Delivered' ? <CheckIcon /> : null;
};

export const TimelineStep = ({ step }: { step: Step }) => {
  const t = useMessages();
  const locale = useLocale();
  const status = t(statusText[step.status]);
  const look = step.status === 'Cancelled' ? 'cancelled' : step.state;
  return (
    <li className={styles.steps[look]} aria-current={step.state === 'current' ? 'step' : undefined}>
      <span className={styles.marks[look]} aria-hidden="true">
        {step.state === 'ahead' ? null : markOf(step)}
      </span>
      <span className={styles.text}>
        <span className={styles.names[look]} aria-hidden="true">
          {status}
        </span>
        <VisuallyHidden>{t(spoken[step.state], { status })}</VisuallyHidden>
        {step.at ? (
          <time className={styles.time} dateTime={step.at}>
            {formatMessageTime(step.at, locale)}
          </time>
        ) : null}
      </span>
    </li>
  );
};
