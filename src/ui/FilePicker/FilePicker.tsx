import FileIcon from 'lucide-react/icons/file';
import ImagePlusIcon from 'lucide-react/icons/image-plus';
import XIcon from 'lucide-react/icons/x';
import { type ChangeEvent, type DragEvent, useCallback, useId, useRef } from 'react';
import { describe, FieldFrame, type FieldTexts } from '#src/ui/Field/FieldFrame.tsx';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import * as styles from './FilePicker.css.ts';

export type FilePreviewProps = { file: File; className?: string | undefined };

/** The image in a chosen file. Its object URL is revoked when it unmounts. */
export const FilePreview = ({ file, className }: FilePreviewProps) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} className={className} alt="" />;
};

type PickedFileProps = { file: File; removeLabel: string; isDisabled: boolean | undefined; onRemove: () => void };

const PickedFile = ({ file, removeLabel, isDisabled, onRemove }: PickedFileProps) => (
  <li className={styles.file}>
    <span className={styles.frame}>
      {file.type.startsWith('image/') ? <FilePreview file={file} className={styles.preview} /> : <FileIcon />}
    </span>
    <bdi className={styles.name}>{file.name}</bdi>
    <span className={styles.remove}>
      <IconButton variant="raised" label={removeLabel} isDisabled={isDisabled} onPress={onRemove}>
        <XIcon />
      </IconButton>
    </span>
  </li>
);

export type FilePickerProps = FieldTexts & {
  name: string;
  /** The chosen files. The parent validates their type, size and number. */
  files: readonly File[];
  /** MIME types that the file dialog offers, such as `image/png`. */
  accept: readonly string[];
  isMultiple?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** In the drop area: 'Choose photos', 'or drop them here'. */
  chooseLabel: string;
  dropLabel?: string | undefined;
  /** 'Remove front.jpg' */
  removeLabel: (name: string) => string;
  onAdd: (files: File[]) => void;
  onRemove: (file: File) => void;
};

/** Highlights the drop area while something is dragged over it. Only styles read the attribute. */
const highlight = (isOver: boolean) => (event: DragEvent<HTMLElement>) =>
  event.currentTarget.toggleAttribute('data-over', isOver);

/** The native control covers the whole drop area, so the browser itself handles clicks, keys and drops. */
export const FilePicker = (props: FilePickerProps) => {
  const { label, hint, error, isRequired, isLabelHidden, files, accept, isMultiple, isDisabled, onAdd } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(target.files ?? [])]);
    // Otherwise choosing a removed file again would fire no event.
    target.value = '';
  };
  const remove = (file: File) => {
    input.current?.focus();
    props.onRemove(file);
  };
  return (
    <FieldFrame {...{ id, label, hint, error, isRequired, isLabelHidden }}>
      <div className={styles.dropArea}>
        <ImagePlusIcon />
        <span>
          <span className={styles.choose}>{props.chooseLabel}</span>{' '}
          {props.dropLabel ? <span className={styles.drop}>{props.dropLabel}</span> : null}
        </span>
        <input
          {...describe(id, props)}
          ref={input}
          id={id}
          className={styles.input}
          type="file"
          name={props.name}
          title={props.chooseLabel}
          accept={accept.join(',')}
          multiple={isMultiple}
          required={isRequired}
          disabled={isDisabled}
          onDragEnter={highlight(true)}
          onDragLeave={highlight(false)}
          onDrop={highlight(false)}
          onChange={add}
        />
      </div>
      {files.length > 0 ? (
        <ul className={styles.list} aria-label={label}>
          {files.map((file) => (
            <PickedFile
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              removeLabel={props.removeLabel(file.name)}
              isDisabled={isDisabled}
              onRemove={() => remove(file)}
            />
          ))}
        </ul>
      ) : null}
    </FieldFrame>
  );
};
