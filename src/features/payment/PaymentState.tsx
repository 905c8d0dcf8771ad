import CircleCheckIcon from 'lucide-react/icons/circle-check';
import CircleXIcon from 'lucide-react/icons/circle-x';
import ClockIcon from 'lucide-react/icons/clock';
import type { PaymentFacts } from '#machines/payment/payment.types.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import * as styles from './Payment.css.ts';
import { keptText, type PaymentTone, type ShownStage, saidOf } from './payment-texts.ts';

const marks: Record<PaymentTone, React.JSX.Element> = {
  waiting: <Spinner />,
  good: <CircleCheckIcon />,
  open: <ClockIcon />,
  bad: <CircleXIcon />,
};

/** How the payment stands, and that the order does not depend on it. */
export const PaymentState = ({ facts, stage }: { facts: PaymentFacts; stage: ShownStage }) => {
  const t = useMessages();
  const { tone, text } = saidOf(stage, facts);
  const kept = keptText(stage);
  return (
    <div className={styles.state} role="status">
      <span className={styles.marks[tone]}>{marks[tone]}</span>
      <div className={styles.words}>
        <p className={styles.text} dir="auto">
          {'key' in text ? t(text.key) : text.message}
        </p>
        {kept ? <p className={styles.kept}>{t(kept)}</p> : null}
      </div>
    </div>
  );
};
