import { selectListPicker } from '#machines/list-picker/list-picker.selectors.ts';
import { isSameId } from '#machines/shared/ids.ts';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { failureText } from '#src/components/failure-text.ts';
import { Pending } from '#src/components/QueryView/QueryView.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import * as styles from './ListPickerDialog.css.ts';

/** The lists that are there; a press puts the products into one. */
const Lists = () => {
  const t = useMessages();
  const picker = useFlow('listPicker');
  const { lists, listId, stage } = useFacts('listPicker', selectListPicker);
  const isBusy = stage === 'saving';
  if (lists.length === 0) return null;
  return (
    <ul className={styles.lists} aria-label={t('Your lists')}>
      {lists.map(({ id, name, total }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.list}
            aria-disabled={isBusy || undefined}
            aria-busy={(isBusy && isSameId(id, listId)) || undefined}
            onClick={() => picker.send({ type: 'list.choose', id })}
          >
            <bdi className={styles.name}>{name}</bdi>
            <span className={styles.quiet}>{t('{count} products', { count: total })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};

const NewList = () => {
  const t = useMessages();
  const picker = useFlow('listPicker');
  const { lists, listId, name, error, failure, stage } = useFacts('listPicker', selectListPicker);
  const isBusy = stage === 'saving';
  return (
    <Form label={t('New list')} isBusy={isBusy} onSubmit={() => picker.send({ type: 'name.submit' })}>
      <Stack gap={4}>
        <Field
          name="name"
          label={t('Name of a new list')}
          value={name}
          error={error && noticeText(t, error)}
          maxLength={80}
          isRequired
          autoFocus={lists.length === 0}
          onChange={(typed) => picker.send({ type: 'name.change', name: typed })}
        />
        <FormFailure failure={failure} />
        <div>
          <Button type="submit" isBusy={isBusy && listId === undefined}>
            {t('Make a new list')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
};

const Content = () => {
  const t = useMessages();
  const picker = useFlow('listPicker');
  const { stage, failure } = useFacts('listPicker', selectListPicker);
  if (stage === 'loading')
    return (
      <Pending>
        <Stack gap={3}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Stack>
      </Pending>
    );
  if (stage === 'failed')
    return (
      <ErrorState
        level={3}
        title={t('We could not load this')}
        text={failureText(t, failure)}
        retryLabel={t('Retry')}
        onRetry={() => picker.send({ type: 'picker.retry' })}
      />
    );
  return (
    <Stack gap={5}>
      <Lists />
      <NewList />
    </Stack>
  );
};

/** Which saved list the products go into, or the name of a new one. */
export const ListPickerDialog = () => {
  const t = useMessages();
  const picker = useFlow('listPicker');
  const { stage } = useFacts('listPicker', selectListPicker);
  return (
    <Dialog
      title={t('Add to a list')}
      closeLabel={t('Close')}
      isDismissable={stage !== 'saving'}
      onClose={() => picker.send({ type: 'picker.close' })}
    >
      <Content />
    </Dialog>
  );
};
