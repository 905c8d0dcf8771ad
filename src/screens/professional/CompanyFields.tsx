import { companyDocumentLimits as limits } from '#machines/file-limits.ts';
import { withDocuments } from '#machines/professional/professional.fields.ts';
import type { ProfessionalFacts } from '#machines/professional/professional.types.ts';
import { DocumentPicker } from '#src/components/FilesField/FilesField.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { Field } from '#src/ui/Field/Field.tsx';
import { FieldCell, FieldGrid } from '#src/ui/Form/Form.tsx';
import { useFields } from './AccountFields.tsx';
import * as styles from './ProfessionalScreen.css.ts';

/** What proves the company. */
const Documents = ({ facts }: { facts: ProfessionalFacts }) => {
  const t = useMessages();
  const { change, errorOf } = useFields(facts);
  const { documents, refused } = facts.fields;
  const size = limits.maxBytes / 2 ** 20;
  return (
    <DocumentPicker
      name="documents"
      label={t('Documents')}
      hint={t('A licence or a tax document: up to {count} files, {size} MB each', { count: limits.maxFiles, size })}
      chooseLabel={t('Choose documents')}
      files={documents}
      limits={limits}
      refused={refused}
      error={errorOf('documents')}
      isRequired
      isDisabled={facts.stage === 'submitting'}
      onAdd={(offered) => change(withDocuments(documents, offered))}
      onRemove={(file) => change({ documents: documents.filter((held) => held !== file), refused: [] })}
    />
  );
};

export const CompanyFields = ({ facts }: { facts: ProfessionalFacts }) => {
  const t = useMessages();
  const { field } = useFields(facts);
  return (
    <section className={styles.part}>
      <h2>{t('Your company')}</h2>
      <FieldGrid>
        <FieldCell width="half">
          <Field
            {...field('company_name')}
            label={t('Company name')}
            autoComplete="organization"
            maxLength={200}
            isRequired
          />
        </FieldCell>
        <FieldCell width="half">
          <Field {...field('company_type')} label={t('Kind of business')} maxLength={100} />
        </FieldCell>
        <FieldCell width="half">
          <Field {...field('tax_number')} label={t('Tax number')} dir="ltr" maxLength={32} isRequired />
        </FieldCell>
        <FieldCell width="half">
          <Field {...field('registration_number')} label={t('Registration number')} dir="ltr" maxLength={50} />
        </FieldCell>
        <FieldCell width="whole">
          <Field
            {...field('company_address')}
            label={t('Company address')}
            autoComplete="street-address"
            maxLength={255}
          />
        </FieldCell>
      </FieldGrid>
      <Documents facts={facts} />
    </section>
  );
};
