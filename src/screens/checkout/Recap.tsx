import MapPinIcon from 'lucide-react/icons/map-pin';
import WalletIcon from 'lucide-react/icons/wallet';
import { selectCheckout } from '#machines/checkout/checkout.selectors.ts';
import { oneLine } from '#src/components/AddressText/one-line.ts';
import { methodTitle } from '#src/components/method-title.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Recap.css.ts';

/** Beside the button once more: where it goes and how it is paid. */
export const Recap = () => {
  const t = useMessages();
  const { address, methods, payment } = useFacts('checkout', selectCheckout);
  const method = methods.find((candidate) => candidate.method === payment);
  return (
    <dl className={styles.root}>
      <div className={styles.row}>
        <dt>
          <MapPinIcon />
          <VisuallyHidden>{t('Shipping address')}</VisuallyHidden>
        </dt>
        <dd className={styles.value}>{address ? <bdi>{oneLine(address)}</bdi> : t('Add an address to continue')}</dd>
      </div>
      <div className={styles.row}>
        <dt>
          <WalletIcon />
          <VisuallyHidden>{t('Payment method')}</VisuallyHidden>
        </dt>
        <dd className={styles.value}>{method ? methodTitle(method, t) : t('Choose a payment method')}</dd>
      </div>
    </dl>
  );
};
