import type { ReactNode } from 'react';
import type { PartnerFacts } from '#machines/partner/partner.selectors.ts';
import type { PartnerFields, PartnerFile, PartnerTexts } from '#machines/partner/partner.types.ts';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { arrive } from '#src/components/focus.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import * as styles from './PartnerScreen.css.ts';

/** The fields of a new seller, as the steps need them. */
export const usePartnerFields = ({ fields, errors, refused, isBusy }: PartnerFacts) => {
  const t = useMessages();
  const flow = useFlow('partner');
  const errorOf = (name: keyof PartnerFields) => errors[name] && noticeText(t, errors[name]);
  const field = (name: keyof PartnerTexts) => ({
    name,
    value: fields[name],
    error: errorOf(name),
    onChange: (value: string) => flow.send({ type: 'form.change', fields: { [name]: value } }),
  });
  const file = (name: PartnerFile) => ({
    name,
    files: fields[name] ? [fields[name]] : [],
    refused: refused[name] ?? [],
    error: errorOf(name),
    isDisabled: isBusy,
    onAdd: (files: readonly File[]) => flow.send({ type: 'file.offer', field: name, files }),
    onRemove: () => flow.send({ type: 'file.remove', field: name }),
  });
  return { flow, errorOf, field, file };
};

type PartnerStepProps = {
  facts: PartnerFacts;
  title: string;
  /** On the button that leads on. */
  nextLabel: string;
  children: ReactNode;
};

/** One step: its heading, its fields, and the buttons to continue and to go back. A new step focuses its heading. */
export const PartnerStep = ({ facts, title, nextLabel, children }: PartnerStepProps) => {
  const t = useMessages();
  const flow = useFlow('partner');
  const { step, isBusy, hasTakenStep, failure } = facts;
  return (
    <Form className={styles.form} label={title} isBusy={isBusy} onSubmit={() => flow.send({ type: 'step.next' })}>
      <h2 ref={hasTakenStep ? arrive : undefined} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      {children}
      <FormFailure failure={failure} />
      <div className={styles.ways}>
        <Button type="submit" size="large" isBusy={isBusy}>
          {nextLabel}
        </Button>
        {step === 'person' ? null : (
          <Button variant="secondary" size="large" isDisabled={isBusy} onPress={() => flow.send({ type: 'step.back' })}>
            {t('Back')}
          </Button>
        )}
      </div>
    </Form>
  );
};
