import type { AddressPickerFacts } from '#machines/checkout/checkout.types.ts';
import { AddressText } from '#src/components/AddressText/AddressText.tsx';
import { addressIcon, useAddressType } from '#src/components/address-type.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { Cluster } from '#src/ui/Stack/Stack.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import * as styles from './ChosenAddress.css.ts';
import { SavedAddresses } from './SavedAddresses.tsx';

type ChosenAddressProps = { facts: AddressPickerFacts; isFixed: boolean };

export const ChosenAddress = ({ facts, isFixed }: ChosenAddressProps) => {
  const t = useMessages();
  const typeText = useAddressType();
  const { chosen } = facts;
  if (!chosen) return null;
  return (
    <>
      <div className={styles.chosen}>
        <Cluster gap={2}>
          <Tag tone="accent" icon={addressIcon(chosen.address_type)}>
            {typeText(chosen.address_type)}
          </Tag>
          {chosen.is_default ? <Tag>{t('Default address')}</Tag> : null}
        </Cluster>
        <AddressText address={chosen} />
      </div>
      {isFixed ? null : <SavedAddresses facts={facts} />}
    </>
  );
};
