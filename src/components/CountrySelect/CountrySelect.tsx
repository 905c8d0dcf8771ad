import { query } from '#machines/query/query.types.ts';
import { QueryFailed } from '#src/components/QueryView/QueryFailed.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';

type Chosen = { country: string; phone_code: string };

export type CountrySelectProps = {
  value: string;
  error: string | undefined;
  isRequired?: boolean;
  onChoose: (chosen: Chosen) => void;
};

/** A country brings its phone code along. */
export const CountrySelect = ({ value, error, isRequired, onChoose }: CountrySelectProps) => {
  const t = useMessages();
  const { status, data, retry } = useQuery(query('listCountries'));
  const countries = data?.countries ?? [];
  if (!data && status !== 'loading') return <QueryFailed isOffline={status === 'offline'} onRetry={retry} />;
  // What an older version of the list had, or what the list has not brought yet, stays chosen.
  const names = [...new Set([...(value ? [value] : []), ...countries.map(({ name }) => name)])].sort();
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
      options={names.map((name) => ({ value: name, label: name }))}
      onChange={(country) =>
        onChoose({ country, phone_code: countries.find(({ name }) => name === country)?.phone_code ?? '' })
      }
    />
  );
};
