import PlusIcon from 'lucide-react/icons/plus';
import type { AddressPickerFacts } from '#machines/checkout/checkout.types.ts';
import { oneLine } from '#src/components/AddressText/one-line.ts';
import { useAddressType } from '#src/components/address-type.tsx';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { RadioGroup } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import * as styles from './Block.css.ts';

/** Behind 'Change': every saved address, and one more. */
export const SavedAddresses = ({ facts }: { facts: AddressPickerFacts }) => {
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
            onChange={(id) => checkout.send({ type: 'address.choose', id: Number(id) })}
          />
          <div>
            <Button variant="secondary" icon={<PlusIcon />} onPress={() => checkout.send({ type: 'address.new' })}>
              {t('New Address')}
            </Button>
          </div>
        </Stack>
      </Disclosure>
    </div>
  );
};
