import CheckIcon from 'lucide-react/icons/check';
import { type PartnerStep, partnerSteps } from '#machines/partner/partner.types.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PartnerScreen.css.ts';

const names: Record<PartnerStep, MessageKey> = {
  person: 'About you',
  code: 'Your email address',
  shop: 'Your shop',
  review: 'A last look',
};

const placeOf = (at: number, reached: number) => {
  if (at === reached) return 'current';
  return at < reached ? 'done' : 'ahead';
};

type StepProps = { name: string; number: number; place: ReturnType<typeof placeOf> };

const Step = ({ name, number, place }: StepProps) => {
  const t = useMessages();
  const write = useNumbers();
  const isDone = place === 'done';
  return (
    <li className={styles.step} aria-current={place === 'current' ? 'step' : undefined}>
      <span className={styles.marks[place]}>{isDone ? <CheckIcon /> : write(number)}</span>
      <span className={styles.stepListName}>{name}</span>
      {isDone ? <VisuallyHidden>{t('Done')}</VisuallyHidden> : null}
    </li>
  );
};

/** Where in the four steps the seller is. */
export const StepList = ({ current }: { current: PartnerStep }) => {
  const t = useMessages();
  const reached = partnerSteps.indexOf(current);
  return (
    <ol className={styles.stepListRoot} aria-label={t('Steps')}>
      {partnerSteps.map((step, at) => (
        <Step key={step} name={t(names[step])} number={at + 1} place={placeOf(at, reached)} />
      ))}
    </ol>
  );
};
