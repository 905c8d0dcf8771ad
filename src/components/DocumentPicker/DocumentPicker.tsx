import type { FileLimits, FileRefusal } from '#machines/shared/files.ts';
import { isolated } from '#src/components/isolated.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { FilePicker } from '#src/ui/FilePicker/FilePicker.tsx';

export type DocumentPickerProps = {
  label: string;
  hint: string;
  chooseLabel: string;
  name: string;
  files: readonly File[];
  limits: FileLimits;
  /** What did not fit the last time that something was offered. */
  refused: readonly FileRefusal[];
  /** What is wrong with the choice as a whole, or the server's words. */
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onAdd: (files: File[]) => void;
  onRemove: (file: File) => void;
};

const reasons: Record<FileRefusal['reason'], MessageKey> = {
  type: '{name} is not a PDF, JPEG or PNG',
  size: '{name} is larger than {size} MB',
  count: '{name} is one file too many',
};

/** Papers and pictures to send along: chosen, seen, taken out again; what cannot be sent is told at once. */
export const DocumentPicker = ({ refused, limits, error, ...picker }: DocumentPickerProps) => {
  const t = useMessages();
  const size = limits.maxBytes / 2 ** 20;
  const refusals = refused.map(({ name, reason }) => t(reasons[reason], { name: isolated(name), size }));
  return (
    <FilePicker
      {...picker}
      error={[error, ...refusals].filter(Boolean).join('. ') || undefined}
      accept={limits.types}
      isMultiple={limits.maxFiles > 1}
      dropLabel={t('or drop them here')}
      removeLabel={(name) => t('Remove {name}', { name })}
    />
  );
};
