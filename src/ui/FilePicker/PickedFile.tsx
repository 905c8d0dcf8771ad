import FileIcon from 'lucide-react/icons/file';
import XIcon from 'lucide-react/icons/x';
import { useCallback } from 'react';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import * as styles from './FilePicker.css.ts';

type PickedFileProps = { file: File; removeLabel: string; isDisabled: boolean | undefined; onRemove: () => void };

const Preview = ({ file }: { file: File }) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} className={styles.preview} alt="" />;
};

export const PickedFile = ({ file, removeLabel, isDisabled, onRemove }: PickedFileProps) => (
  <li className={styles.file}>
    <span className={styles.frame}>{file.type.startsWith('image/') ? <Preview file={file} /> : <FileIcon />}</span>
    <bdi className={styles.name}>{file.name}</bdi>
    <span className={styles.remove}>
      <IconButton variant="raised" label={removeLabel} isDisabled={isDisabled} onPress={onRemove}>
        <XIcon />
      </IconButton>
    </span>
  </li>
);
