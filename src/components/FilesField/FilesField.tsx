import type { FileLimits, FileRefusal } from '#machines/shared/files.ts';
import type { MessageKey, Translate } from '#src/i18n/messages.ts';
import { isolated } from '#src/i18n/messages.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { FilePicker } from '#src/ui/FilePicker/FilePicker.tsx';

export type FilesFieldProps = {
  label: string;
  hint: string;
  chooseLabel: string;
  name: string;
  files: readonly File[];
  limits: FileLimits;
  /** The files of the last choice that were not taken. */
  refused: readonly FileRefusal[];
  /** An error about the choice as a whole, or the server's text. */
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onAdd: (files: File[]) => void;
  onRemove: (file: File) => void;
};

type Reasons = Record<FileRefusal['reason'], MessageKey>;

const documentReasons: Reasons = {
  type: '{name} is not a PDF, JPEG or PNG',
  size: '{name} is larger than {size} MB',
  count: '{name} is one file too many',
};

const photoReasons: Reasons = {
  type: '{name} is not a JPEG, PNG, GIF or WebP picture',
  size: '{name} is larger than {size} MB',
  count: '{name} is one photo too many',
};

const refusalsOf = (t: Translate, reasons: Reasons, { refused, limits }: Pick<FilesFieldProps, 'refused' | 'limits'>) =>
  refused.map(({ name, reason }) => t(reasons[reason], { name: isolated(name), size: limits.maxBytes / 2 ** 20 }));

/** Why photos were not taken, for the fields of a form and for the chat. */
export const photoRefusals = (t: Translate, refused: readonly FileRefusal[], limits: FileLimits) =>
  refusalsOf(t, photoReasons, { refused, limits });

const FilesField = ({ reasons, refused, limits, error, ...picker }: FilesFieldProps & { reasons: Reasons }) => {
  const t = useMessages();
  const refusals = refusalsOf(t, reasons, { refused, limits });
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

/** A form's documents, PDF files or pictures; each file that cannot be sent is named at once. */
export const DocumentPicker = (props: FilesFieldProps) => <FilesField {...props} reasons={documentReasons} />;

export type PhotoPickerProps = Omit<FilesFieldProps, 'hint' | 'chooseLabel'>;

/** A form's photos; each file that cannot be sent is named at once. */
export const PhotoPicker = (props: PhotoPickerProps) => {
  const t = useMessages();
  const { maxFiles, maxBytes } = props.limits;
  const size = maxBytes / 2 ** 20;
  const isOne = maxFiles === 1;
  return (
    <FilesField
      {...props}
      reasons={photoReasons}
      hint={
        isOne
          ? t('JPEG, PNG, GIF or WebP of up to {size} MB', { size })
          : t('Up to {count} photos, {size} MB each', { count: maxFiles, size })
      }
      chooseLabel={isOne ? t('Choose a photo') : t('Choose photos')}
    />
  );
};
