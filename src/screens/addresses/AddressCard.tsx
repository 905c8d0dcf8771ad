import Trash2Icon from 'lucide-react/icons/trash-2';
import { selectAddressBook } from '#machines/address-book/address-book.selectors.ts';
import type { Address } from '#machines/address-book/address-book.types.ts';
import { isSameId } from '#machines/shared/ids.ts';
import { AddressText } from '#src/components/AddressText/AddressText.tsx';
import { oneLine } from '#src/components/AddressText/one-line.ts';
import { addressIcon, useAddressType } from '#src/components/address-type.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button, ButtonLink } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { IconButton } from '#src/ui/IconButton/IconButton.tsx';
import { Cluster } from '#src/ui/Stack/Stack.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import * as styles from './AddressesScreen.css.ts';

export const AddressCard = ({ address }: { address: Address }) => {
  const t = useMessages();
  const book = useFlow('addressBook');
  const { stage, addressId } = useFacts('addressBook', selectAddressBook);
  const typeText = useAddressType();
  const place = oneLine(address);
  const isChoosing = stage === 'choosing';
  return (
    <div className={styles.root}>
      <Card>
        <Cluster gap={2}>
          <Tag tone="accent" icon={addressIcon(address.address_type)}>
            {typeText(address.address_type)}
          </Tag>
          {address.is_default ? <Tag>{t('Default')}</Tag> : null}
        </Cluster>
        <AddressText address={address} />
        <div className={styles.foot}>
          <ButtonLink
            variant="secondary"
            size="small"
            href={pathTo('editAddress', { id: address.id })}
            label={`${t('Edit')}: ${place}`}
          >
            {t('Edit')}
          </ButtonLink>
          {address.is_default ? null : (
            <Button
              variant="quiet"
              size="small"
              isBusy={isChoosing && isSameId(addressId, address.id)}
              isDisabled={isChoosing}
              aria-label={`${t('Make default')}: ${place}`}
              onPress={() => book.send({ type: 'default.choose', address })}
            >
              {t('Make default')}
            </Button>
          )}
          <span className={styles.last}>
            <IconButton
              label={`${t('Delete')}: ${place}`}
              aria-haspopup="dialog"
              isDisabled={isChoosing}
              onPress={() => book.send({ type: 'removal.request', id: address.id })}
            >
              <Trash2Icon />
            </IconButton>
          </span>
        </div>
      </Card>
    </div>
  );
};
