import { companyDocumentLimits as limits } from '#machines/constants.ts';
import { withDocuments } from '#machines/professional/professional.fields.ts';
import type { ProfessionalFacts } from '#machines/professional/professional.types.ts';
import { DocumentPicker } from '#src/components/FilesField/FilesField.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { useFields } from './use-fields.ts';

/** What proves the company. */
export const Documents = ({ facts }: { facts: ProfessionalFacts }) => {
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
