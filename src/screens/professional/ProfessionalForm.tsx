import type { ProfessionalFacts } from '#machines/professional/professional.types.ts';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { AccountFields, useFields } from './AccountFields.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import * as styles from './ProfessionalScreen.css.ts';

export const ProfessionalForm = ({ facts }: { facts: ProfessionalFacts }) => {
  const t = useMessages();
  const form = useFlow('professional');
  const { change, errorOf } = useFields(facts);
  const isBusy = facts.stage === 'submitting';
  return (
    <Card>
      <Form
        className={styles.form}
        label={t('Professional Registration')}
        isBusy={isBusy}
        onSubmit={() => form.send({ type: 'form.submit' })}
      >
        <CompanyFields facts={facts} />
        {facts.opensAccount ? <AccountFields facts={facts} /> : null}
        <div>
          <Checkbox
            name="accept_terms"
            isChecked={facts.fields.accept_terms}
            isRequired
            error={errorOf('accept_terms')}
            onChange={(accept_terms) => change({ accept_terms })}
          >
            {t('I accept the terms and conditions')}
          </Checkbox>
          <p>
            <TextLink href={pathTo('terms')} target="_blank" isExternal>
              {t('Terms & Conditions')}
            </TextLink>
          </p>
        </div>
        <FormFailure failure={facts.failure} />
        <div>
          <Button type="submit" size="large" isBusy={isBusy}>
            {t('Send for review')}
          </Button>
        </div>
      </Form>
    </Card>
  );
};
