import { useId } from 'react';
import { contactFormUntouched, selectContactForm } from '#machines/contact-form/contact-form.selectors.ts';
import type { ContactFormFields } from '#machines/contact-form/contact-form.types.ts';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { useFactsOr, useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { FieldCell, FieldGrid, Form } from '#src/ui/Form/Form.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { TextArea } from '#src/ui/TextArea/TextArea.tsx';
import * as styles from './ContactScreen.css.ts';
import { ContactWays } from './ContactWays.tsx';

export const ContactForm = () => {
  const t = useMessages();
  const id = useId();
  const flow = useFlow('contactForm');
  const { stage, fields, errors, failure } = useFactsOr('contactForm', selectContactForm, contactFormUntouched);
  const isBusy = stage === 'submitting';
  const isClosed = stage !== 'editing';
  const field = (name: keyof ContactFormFields) => ({
    name,
    value: fields[name],
    error: errors[name] && noticeText(t, errors[name]),
    isDisabled: isClosed,
    onChange: (value: string) => flow.send({ type: 'form.change', fields: { [name]: value } }),
  });
  return (
    <Card as="section" labelledBy={id}>
      <Form label={t('Write to us')} isBusy={isBusy} onSubmit={() => flow.send({ type: 'form.submit' })}>
        <Stack gap={5}>
          <h2 id={id}>{t('Write to us')}</h2>
          <FieldGrid>
            <FieldCell width="half">
              <Field {...field('name')} label={t('Full name')} autoComplete="name" maxLength={255} isRequired />
            </FieldCell>
            <FieldCell width="half">
              <Field
                {...field('phone')}
                label={t('Phone')}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                maxLength={255}
                isRequired
              />
            </FieldCell>
            <FieldCell width="half">
              <Field
                {...field('email')}
                label={t('Email')}
                type="email"
                inputMode="email"
                autoComplete="email"
                maxLength={255}
              />
            </FieldCell>
            <FieldCell width="half">
              <Field {...field('subject')} label={t('Subject')} maxLength={255} autoComplete="off" isRequired />
            </FieldCell>
          </FieldGrid>
          <TextArea {...field('message')} label={t('Message')} rows={6} maxLength={5000} isRequired />
          <FormFailure failure={failure} />
          <div>
            <Button type="submit" isBusy={isBusy}>
              {isBusy ? t('Sending…') : t('Send')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
};

export const ContactParts = () => {
  const isOffered = useOffers();
  return (
    <div className={styles.columns}>
      {isOffered('contactForm') ? <ContactForm /> : null}
      <ContactWays />
    </div>
  );
};
