import { companyDocumentLimits as limits } from '#machines/constants.ts';
import type { FileRefusal } from '#machines/kit/files.ts';
import { withDocuments } from '#machines/professional/professional.fields.ts';
import type { ProfessionalFacts } from '#machines/professional/professional.types.ts';
import { useMessages } from '#src/app/use-texts.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { isolated } from '#src/parts/isolated.ts';
import { FilePicker } from '#src/ui/FilePicker/FilePicker.tsx';
import { useFields } from './use-fields.ts';

const reasons: Record<FileRefusal['reason'], MessageKey> = {
  type: '{name} is not a PDF, JPEG or PNG',
  size: '{name} is larger than {size} MB',
  count: '{name} is one document too many',
};

/** What proves the company; what cannot be sent is told at once. */
export const Documents = ({ facts }: { facts: ProfessionalFacts }) => {
  const t = useMessages();
  const { change, errorOf } = useFields(facts);
  const { documents, refused } = facts.fields;
  const size = limits.maxBytes / 2 ** 20;
  const refusals = refused.map(({ name, reason }) => t(reasons[reason], { name: isolated(name), size }));
  return (
    <FilePicker
      name="documents"
      label={t('Documents')}
      hint={t('A licence or a tax document: up to {count} files, {size} MB each', { count: limits.maxFiles, size })}
      error={[errorOf('documents'), ...refusals].filter(Boolean).join('. ') || undefined}
      isRequired
      isMultiple
      isDisabled={facts.stage === 'submitting'}
      files={documents}
      accept={limits.types}
      chooseLabel={t('Choose documents')}
      dropLabel={t('or drop them here')}
      removeLabel={(name) => t('Remove {name}', { name })}
      onAdd={(offered) => change(withDocuments(documents, offered))}
      onRemove={(file) => change({ documents: documents.filter((held) => held !== file), refused: [] })}
    />
  );
};
