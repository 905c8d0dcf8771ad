import { read } from '#machines/reading/reading.types.ts';
import { useRead } from '#src/app/use-read.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { ReadFailed } from '#src/parts/ReadView/ReadFailed.tsx';
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
  const { status, data, retry } = useRead(read('listCountries'));
  const countries = data?.countries ?? [];
  if (!data && status !== 'loading') return <ReadFailed isOffline={status === 'offline'} onRetry={retry} />;
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
