import type { FileLimits, FileRefusal } from '#machines/shared/files.ts';
import { isolated } from '#src/components/isolated.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { FilePicker } from '#src/ui/FilePicker/FilePicker.tsx';

export type PhotoPickerProps = {
  label: string;
  name: string;
  files: readonly File[];
  limits: FileLimits;
  /** What did not fit the last time that something was offered. */
  refused: readonly FileRefusal[];
  /** The server's words. */
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onAdd: (files: File[]) => void;
  onRemove: (file: File) => void;
};

const texts: Record<FileRefusal['reason'], MessageKey> = {
  type: '{name} is not a JPEG, PNG, GIF or WebP picture',
  size: '{name} is larger than {size} MB',
  count: '{name} is one photo too many',
};

/** Photos to send along: chosen, seen, taken out again; what cannot be sent is told at once. */
export const PhotoPicker = ({ refused, limits, error, ...picker }: PhotoPickerProps) => {
  const t = useMessages();
  const size = limits.maxBytes / 2 ** 20;
  const refusals = refused.map(({ name, reason }) => t(texts[reason], { name: isolated(name), size }));
  return (
    <FilePicker
      {...picker}
      error={[error, ...refusals].filter(Boolean).join('. ') || undefined}
      hint={
        limits.maxFiles > 1
          ? t('Up to {count} photos, {size} MB each', { count: limits.maxFiles, size })
          : t('JPEG, PNG, GIF or WebP of up to {size} MB', { size })
      }
      accept={limits.types}
      isMultiple={limits.maxFiles > 1}
      chooseLabel={limits.maxFiles > 1 ? t('Choose photos') : t('Choose a photo')}
      dropLabel={t('or drop them here')}
      removeLabel={(name) => t('Remove {name}', { name })}
    />
  );
};
