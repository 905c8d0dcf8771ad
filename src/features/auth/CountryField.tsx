import { shallowEqual, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { type CountriesActor, selectCountries } from '#machines/countries/countries.selectors.ts';
import type { CountriesFacts } from '#machines/countries/countries.types.ts';
import { countryChoices } from '#src/i18n/country-names.ts';
import { useLocale, useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';

type CountryFieldProps = {
  /** Runs as long as the form is open. */
  of: CountriesActor | undefined;
  field: { name: string; value: string; error: string | undefined; onChange: (value: string) => void };
};

const none: CountriesFacts = { countries: [], countriesStage: 'loading' };
const selectCountriesOrNone = (snapshot: SnapshotFrom<CountriesActor> | undefined) =>
  snapshot ? selectCountries(snapshot) : none;

/** The country field. If the countries cannot be loaded, a notice with a retry button replaces it. */
export const CountryField = ({ of: actor, field }: CountryFieldProps) => {
  const t = useMessages();
  const locale = useLocale();
  const { countries, countriesStage } = useSelector(actor, selectCountriesOrNone, shallowEqual);
  if (countriesStage === 'failed') {
    return (
      <Notice
        tone="warning"
        isLive
        title={t('We could not load this')}
        action={
          <Button variant="secondary" size="small" onPress={() => actor?.send({ type: 'countries.retry' })}>
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
      options={countryChoices(
        countries.map(({ name }) => name),
        locale,
      )}
    />
  );
};
