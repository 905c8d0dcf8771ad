import { query } from '#machines/query/query.types.ts';
import { QueryFailed } from '#src/components/QueryView/QueryFailed.tsx';
import { countryChoices } from '#src/i18n/country-names.ts';
import { useLocale, useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';

type Chosen = { country: string; phone_code: string };

export type CountrySelectProps = {
  value: string;
  error: string | undefined;
  isRequired?: boolean;
  onChoose: (chosen: Chosen) => void;
};

/** A select field for countries. Choosing a country also sets its phone code. */
export const CountrySelect = ({ value, error, isRequired, onChoose }: CountrySelectProps) => {
  const t = useMessages();
  const locale = useLocale();
  const { status, data, failure, retry } = useQuery(query('listCountries'));
  const countries = data?.countries ?? [];
  if (!data && status !== 'loading')
    return <QueryFailed failure={failure} isOffline={status === 'offline'} onRetry={retry} />;
  // The value stays an option while the list is loading, or if a newer version of the list lacks it.
  const names = [...(value ? [value] : []), ...countries.map(({ name }) => name)];
  return (
    <SelectField
      name="country"
      label={t('Country')}
      autoComplete="country-name"
      value={value}
      error={error}
      isRequired={isRequired}
      isDisabled={!data}
      placeholder={data ? t('Select a country') : t('Loading…')}
      options={countryChoices(names, locale)}
      onChange={(country) =>
        onChoose({ country, phone_code: countries.find(({ name }) => name === country)?.phone_code ?? '' })
      }
    />
  );
};
