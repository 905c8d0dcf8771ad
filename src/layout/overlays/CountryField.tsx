import { selectCountries } from '#machines/dialogs/dialogs.selectors.ts';
import { useFacts, useFlow } from '#src/app/use-flow.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';

type CountryFieldProps = {
  field: { name: string; value: string; error: string | undefined; onChange: (value: string) => void };
};

/** The countries come from the server; without them the form says so and asks again. */
export const CountryField = ({ field }: CountryFieldProps) => {
  const t = useMessages();
  const dialogs = useFlow('dialogs');
  const { countries, countriesStage } = useFacts('dialogs', selectCountries);
  if (countriesStage === 'failed') {
    return (
      <Notice
        tone="warning"
        isLive
        title={t('We could not load this')}
        action={
          <Button variant="secondary" size="small" onPress={() => dialogs.send({ type: 'countries.reload' })}>
            {t('Retry')}
          </Button>
        }
      >
        {t('Country')}
      </Notice>
    );
  }
  return (
    <SelectField
      {...field}
      label={t('Country')}
      autoComplete="country-name"
      isRequired
      isDisabled={countriesStage === 'loading'}
      placeholder={countriesStage === 'loading' ? t('Loading…') : t('Select a country')}
      options={countries.map(({ name }) => ({ value: name, label: name }))}
    />
  );
};
