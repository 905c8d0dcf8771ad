import { type ReactNode, useId } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { Cluster, Stack } from '#src/ui/Stack/Stack.tsx';

export type ConfirmDialogProps = {
  title: string;
  text: string;
  cancelLabel: string;
  confirmLabel: string;
  closeLabel: string;
  tone?: 'primary' | 'danger';
  isBusy?: boolean | undefined;
  onCancel: () => void;
  onConfirm: () => void;
  /** Under the text, such as why it did not work. */
  children?: ReactNode;
};

export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, text, cancelLabel, confirmLabel, closeLabel, tone = 'primary', isBusy } = props;
  const id = useId();
  const buttons = (
    <Cluster justify="end">
      <Button variant="secondary" onPress={props.onCancel}>
        {cancelLabel}
      </Button>
      <Button variant={tone} isBusy={isBusy} onPress={props.onConfirm}>
        {confirmLabel}
      </Button>
    </Cluster>
  );
  return (
    <Dialog
      title={title}
      closeLabel={closeLabel}
      size="small"
      role="alertdialog"
      describedBy={id}
      footer={buttons}
      onClose={props.onCancel}
    >
      <Stack gap={4}>
        <p id={id}>{text}</p>
        {props.children}
      </Stack>
    </Dialog>
  );
};
