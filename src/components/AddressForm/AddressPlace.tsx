import type { AddressPlace as Place } from '#machines/address-picker/address-picker.types.ts';
import { query } from '#machines/query/query.types.ts';
import type { Failure } from '#machines/shared/failure.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { SelectField } from '#src/ui/SelectField/SelectField.tsx';

/** The position that is stored with the address, which another text would clear. */
export type StoredPosition = { isKept: boolean; onKeep: (isKept: boolean) => void };

type AddressPlaceProps = {
  place: Place;
  stored: StoredPosition | undefined;
  failure: Failure | undefined;
  onPlace: (place: Partial<Place>) => void;
};

/** What some back ends demand of an address beside its texts: an area with its delivery price, and the position. */
export const AddressPlace = ({ place, stored, failure, onPlace }: AddressPlaceProps) => {
  const t = useMessages();
  const { data } = useQuery(query('listAreas'));
  const areas = data?.areas ?? [];
  const isPositionDemanded = failure?.fields?.latitude ?? failure?.fields?.longitude;
  return (
    <>
      {areas.length > 0 ? (
        <SelectField
          name="area_id"
          label={t('Delivery area')}
          value={String(place.area_id ?? '')}
          placeholder={t('Choose an option')}
          options={areas.map(({ id, name }) => ({ value: String(id), label: name }))}
          isRequired
          onChange={(value) => onPlace({ area_id: areas.find(({ id }) => String(id) === value)?.id ?? null })}
        />
      ) : null}
      {stored && (isPositionDemanded || stored.isKept) ? (
        <Checkbox name="keeps_position" isChecked={stored.isKept} onChange={stored.onKeep}>
          {t('It is the same place: keep its position on the map')}
        </Checkbox>
      ) : null}
      {isPositionDemanded || place.at_device ? (
        <Checkbox
          name="at_device"
          isChecked={place.at_device}
          onChange={(isAtDevice) => onPlace({ at_device: isAtDevice })}
        >
          {t('I am at this address: send the position of my device')}
        </Checkbox>
      ) : null}
    </>
  );
};
