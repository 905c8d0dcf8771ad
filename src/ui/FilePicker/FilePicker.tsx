import ImagePlusIcon from 'lucide-react/icons/image-plus';
import { type ChangeEvent, type DragEvent, useId, useRef } from 'react';
import { describe, FieldFrame, type FieldTexts } from '#src/ui/Field/FieldFrame.tsx';
import * as styles from './FilePicker.css.ts';
import { PickedFile } from './PickedFile.tsx';

export type FilePickerProps = FieldTexts & {
  name: string;
  /** What is chosen now; whoever holds the files checks their type, size and number. */
  files: readonly File[];
  /** MIME names, such as `image/png`: what the file dialog offers. */
  accept: readonly string[];
  isMultiple?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** In the place where files are dropped: 'Choose photos', 'or drop them here'. */
  chooseLabel: string;
  dropLabel?: string | undefined;
  /** 'Remove front.jpg' */
  removeLabel: (name: string) => string;
  onAdd: (files: File[]) => void;
  onRemove: (file: File) => void;
};

/** Lights up while something is held over it; nothing but its look depends on that. */
const mark = (isOver: boolean) => (event: DragEvent<HTMLElement>) =>
  event.currentTarget.toggleAttribute('data-over', isOver);

/** The native control lies over the whole place, so clicking, typing and dropping are the browser's own. */
export const FilePicker = (props: FilePickerProps) => {
  const { label, hint, error, isRequired, isLabelHidden, files, accept, isMultiple, isDisabled, onAdd } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(target.files ?? [])]);
    // Otherwise a file that was removed could not be chosen again.
    target.value = '';
  };
  const remove = (file: File) => {
    input.current?.focus();
    props.onRemove(file);
  };
  return (
    <FieldFrame {...{ id, label, hint, error, isRequired, isLabelHidden }}>
      <div className={styles.place}>
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
          onDragEnter={mark(true)}
          onDragLeave={mark(false)}
          onDrop={mark(false)}
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
