import { type PartnerFacts, selectPartner } from '#machines/partner/partner.selectors.ts';
import { Pending } from '#src/components/QueryView/QueryView.tsx';
import { useFactsOr } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { CodeStep } from './CodeStep.tsx';
import * as styles from './PartnerScreen.css.ts';
import { PersonStep } from './PersonStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { ShopStep } from './ShopStep.tsx';
import { StepList } from './StepList.tsx';

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
