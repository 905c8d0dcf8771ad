import PlusIcon from 'lucide-react/icons/plus';
import type { AddressPickerFacts } from '#machines/checkout/checkout.types.ts';
import { AddressText } from '#src/components/AddressText/AddressText.tsx';
import { oneLine } from '#src/components/AddressText/one-line.ts';
import { addressIcon, useAddressType } from '#src/components/address-type.tsx';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { Cluster, Stack } from '#src/ui/Stack/Stack.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import * as styles from './CheckoutScreen.css.ts';

/** Behind 'Change': every saved address, and one more. */
const SavedAddresses = ({ facts }: { facts: AddressPickerFacts }) => {
  const t = useMessages();
  const checkout = useFlow('checkout');
  const typeText = useAddressType();
  return (
    <div className={styles.unlined}>
      <Disclosure summary={t('Change address')}>
        <Stack gap={4}>
          <RadioGroup
            legend={t('Saved addresses')}
            name="address"
            variant="cards"
            isLegendHidden
            value={facts.chosen && String(facts.chosen.id)}
            options={facts.addresses.map((address) => ({
              value: String(address.id),
              label: address.name,
              text: (
                <>
                  {typeText(address.address_type)} · <bdi>{oneLine(address)}</bdi>
                </>
              ),
            }))}
            onChange={(id) => checkout.send({ type: 'address.choose', id })}
          />
          <div>
            <Button variant="secondary" icon={<PlusIcon />} onPress={() => checkout.send({ type: 'address.new' })}>
              {t('New address')}
            </Button>
          </div>
        </Stack>
      </Disclosure>
    </div>
  );
};

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
