import FileIcon from 'lucide-react/icons/file';
import XIcon from 'lucide-react/icons/x';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import * as styles from './FilePicker.css.ts';
import { FilePreview } from './FilePreview.tsx';

type PickedFileProps = { file: File; removeLabel: string; isDisabled: boolean | undefined; onRemove: () => void };

export const PickedFile = ({ file, removeLabel, isDisabled, onRemove }: PickedFileProps) => (
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
