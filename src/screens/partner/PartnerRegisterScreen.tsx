import CheckIcon from 'lucide-react/icons/check';
import { type PartnerFacts, selectPartner } from '#machines/partner/partner.selectors.ts';
import { type PartnerStep, partnerSteps } from '#machines/partner/partner.types.ts';
import { Pending } from '#src/components/QueryView/QueryView.tsx';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useFactsOr } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { CodeStep } from './CodeStep.tsx';
import * as styles from './PartnerScreen.css.ts';
import { PersonStep } from './PersonStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { ShopStep } from './ShopStep.tsx';

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

type StepItemProps = { name: string; number: number; place: ReturnType<typeof placeOf> };

const StepItem = ({ name, number, place }: StepItemProps) => {
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
const StepList = ({ current }: { current: PartnerStep }) => {
  const t = useMessages();
  const reached = partnerSteps.indexOf(current);
  return (
    <ol className={styles.stepListRoot} aria-label={t('Steps')}>
      {partnerSteps.map((step, at) => (
        <StepItem key={step} name={t(names[step])} number={at + 1} place={placeOf(at, reached)} />
      ))}
    </ol>
  );
};

const steps = { person: PersonStep, code: CodeStep, shop: ShopStep, review: ReviewStep };
const rows = ['name', 'email', 'phone', 'gender', 'password'];

const FormToCome = () => (
  <Pending>
    <Stack gap={5}>
      {rows.map((row) => (
        <Stack gap={1} key={row}>
          <Skeleton width="third" />
          <Skeleton shape="control" />
        </Stack>
      ))}
    </Stack>
  </Pending>
);

/** Undefined until the flow runs, as in the first view. */
const Step = ({ facts }: { facts: PartnerFacts | undefined }) => {
  const Fields = facts?.step && steps[facts.step];
  return Fields ? <Fields key={facts.step} facts={facts} /> : <FormToCome />;
};

/** Becoming a seller, step by step. */
export const PartnerRegisterScreen = () => {
  const t = useMessages();
  const facts = useFactsOr<'partner', PartnerFacts | undefined>('partner', selectPartner, undefined);
  return (
    <div className={styles.root}>
      <div>
        <h1>{t('Become a Seller')}</h1>
        <p className={styles.intro}>
          {t('Sell to everybody who shops here. Tell us about you and your shop; we look at it and write to you.')}
        </p>
      </div>
      <StepList current={facts?.step ?? 'person'} />
      <Card>
        <Step facts={facts} />
      </Card>
    </div>
  );
};
