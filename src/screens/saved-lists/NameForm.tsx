import { selectSavedLists } from '#machines/saved-lists/saved-lists.selectors.ts';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import * as styles from './SavedLists.css.ts';

/** The name of a new list, or another one for a list. */
export const NameForm = () => {
  const t = useMessages();
  const flow = useFlow('savedLists');
  const { name, error, failure, isBusy } = useFacts('savedLists', selectSavedLists);
  return (
    <Card>
      <Form label={t('Name of the list')} isBusy={isBusy} onSubmit={() => flow.send({ type: 'name.submit' })}>
        <Stack gap={4}>
          <Field
            name="name"
            label={t('Name of the list')}
            value={name}
            error={error && noticeText(t, error)}
            maxLength={80}
            isRequired
            autoFocus
            onChange={(typed) => flow.send({ type: 'name.change', name: typed })}
          />
          <FormFailure failure={failure} />
          <div className={styles.actions}>
            <Button type="submit" isBusy={isBusy}>
              {t('Save')}
            </Button>
            <Button variant="secondary" isDisabled={isBusy} onPress={() => flow.send({ type: 'name.cancel' })}>
              {t('Cancel')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
};
