import { selectAllergies } from '#machines/allergies/allergies.selectors.ts';
import type { AllergiesFields } from '#machines/allergies/allergies.types.ts';
import { allergenNames, allergens } from '#src/components/allergen-names.ts';
import { FormFailure } from '#src/components/FormFailure.tsx';
import { Pending } from '#src/components/QueryView/QueryView.tsx';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { noticeText, useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { Form } from '#src/ui/Form/Form.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { Group, NotLoaded } from './Group.tsx';
import * as styles from './SettingsScreen.css.ts';

const Fields = () => {
  const t = useMessages();
  const form = useFlow('allergies');
  const { fields, known, errors, failure, stage } = useFacts('allergies', selectAllergies);
  const isBusy = stage === 'submitting';
  const change = (changed: Partial<AllergiesFields>) => form.send({ type: 'form.change', fields: changed });
  const submit = () => form.send({ type: 'form.submit' });
  const removeAll = () => {
    change({ allergens: [], agrees: false });
    submit();
  };
  return (
    <Form label={t('Allergies')} isBusy={isBusy} onSubmit={submit}>
      <Stack>
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('Warn me about')}</legend>
          {allergens.map((each) => (
            <Checkbox
              key={each}
              name={each}
              isChecked={fields.allergens.includes(each)}
              isDisabled={isBusy}
              onChange={(isChecked) =>
                change({
                  allergens: allergens.filter((one) => (one === each ? isChecked : fields.allergens.includes(one))),
                })
              }
            >
              {t(allergenNames[each])}
            </Checkbox>
          ))}
        </fieldset>
        <Checkbox
          name="agrees"
          isChecked={fields.agrees}
          isDisabled={isBusy}
          error={errors.agrees && noticeText(t, errors.agrees)}
          onChange={(agrees) => change({ agrees })}
        >
          {t('I agree that the shop stores my allergies to warn me on products and in the cart')}
        </Checkbox>
        <FormFailure failure={failure} />
        <div className={styles.actions}>
          <Button type="submit" isBusy={isBusy}>
            {t('Save')}
          </Button>
          {known.agrees ? (
            <Button variant="secondary" isDisabled={isBusy} onPress={removeAll}>
              {t('Delete my allergies')}
            </Button>
          ) : null}
        </div>
      </Stack>
    </Form>
  );
};

const Stage = () => {
  const form = useFlow('allergies');
  const { stage, failure } = useFacts('allergies', selectAllergies);
  if (stage === 'editing' || stage === 'submitting') return <Fields />;
  if (stage === 'loading' || stage === 'expired')
    return (
      <Pending>
        <Skeleton shape="control" />
      </Pending>
    );
  return <NotLoaded failure={failure} onRetry={() => form.send({ type: 'form.retry' })} />;
};

/** What the shopper must not eat. These are data of health, so the page says why they are stored and who sees them. */
export const Allergies = () => {
  const t = useMessages();
  if (!useOffers()('allergies')) return null;
  return (
    <Group
      title={t('Allergies')}
      note={t(
        'Choose what you must not eat, and products and your cart warn you. These are data about your health: only you see them, sellers never do, and you can delete them at any time. The shops state the allergens, so always read the label as well.',
      )}
    >
      <Stage />
    </Group>
  );
};
