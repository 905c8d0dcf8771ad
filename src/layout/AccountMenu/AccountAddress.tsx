import MapPinIcon from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import { basketAddress } from '#machines/address-picker/address-picker.selectors.ts';
import { noCartTotals, selectCartTotals } from '#machines/cart/cart.summary.ts';
import { selectDestination } from '#machines/checkout/checkout.selectors.ts';
import type { Address } from '#machines/query/contract.types.ts';
import { query } from '#machines/query/query.types.ts';
import { oneLine } from '#src/components/AddressText/one-line.ts';
import { useAddressType } from '#src/components/address-type.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useAddress } from '#src/shop/address.ts';
import { useDeliveryTimes } from '#src/shop/use-delivery-time.ts';
import { useFactsOr } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import * as styles from './AccountAddress.css.ts';

const nowhere = { address: undefined, times: [] };
/** In characters: a long address leaves the time its room. */
const longest = 32;
const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);
/** It may have letters of another direction. */
const apart = (text: string) => `\u2068${text}\u2069`;

const useCheckoutDestination = () => useFactsOr('checkout', selectDestination, nowhere);

/** Where and when the next order arrives, in the words of the reader; undefined without an address. */
const useDestinationText = (address: Address | undefined): string | undefined => {
  const t = useMessages();
  const typeOf = useAddressType();
  const { whole } = useDeliveryTimes();
  const { itemCount } = useFactsOr('cart', selectCartTotals, noCartTotals);
  const chosen = useCheckoutDestination();
  if (!address) return undefined;
  const kind = address.address_type;
  const place = apart(shortened(kind.toLowerCase() === 'other' ? oneLine(address) : typeOf(kind)));
  // A cart that was emptied after the checkout is delivered at no time.
  const times = chosen.address || itemCount > 0 ? chosen.times : [];
  const [first, second] = times;
  const time = second ? t('{count} delivery times', { count: times.length }) : first && whole(first);
  return time ? t('Deliver to {place} · {time}', { place, time }) : t('Deliver to {place}', { place });
};

export type AccountAddressProps = {
  className: string;
  /** Shown until the addresses are known, where something stands below. */
  pending?: ReactNode;
  onPress?: () => void;
};

type LineProps = Omit<AccountAddressProps, 'pending'> & { address: Address | undefined };

const Line = ({ address, className, onPress }: LineProps) => {
  const text = useDestinationText(address);
  return text === undefined ? null : (
    <Link href={pathTo('addresses')} className={className} onClick={onPress}>
      <MapPinIcon />
      <span className={styles.text}>{text}</span>
    </Link>
  );
};

const SavedAddress = ({ pending = null, ...line }: AccountAddressProps) => {
  const { data, status } = useQuery(query('listAddresses'));
  if (status === 'loading') return pending;
  return <Line {...line} address={basketAddress({ addresses: data?.addresses ?? [], chosenId: undefined })} />;
};

/**
 * Where the next order goes and, once it is chosen, when. Leads to the addresses; nothing while no address is known. The
 * checkout fetches the addresses itself and knows which one is chosen.
 */
export const AccountAddress = (props: AccountAddressProps) => {
  const { path } = useAddress();
  const { address } = useCheckoutDestination();
  const isCheckout = path === pathTo('checkout') || path === pathTo('buyNow');
  return isCheckout ? <Line {...props} address={address} /> : <SavedAddress {...props} />;
};
