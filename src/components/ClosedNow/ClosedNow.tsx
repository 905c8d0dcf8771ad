import { isolated } from '#src/i18n/messages.ts';
import { useDeliveryTimes } from '#src/shop/use-delivery-time.ts';
import { useMessages } from '#src/shop/use-messages.ts';

export type ClosedNowProps = {
  /** The hour at which the shop opens next, as in 09:00. */
  opensAt: string;
};

/** Orders are taken all the same. */
export const ClosedNow = ({ opensAt }: ClosedNowProps) => {
  const t = useMessages();
  const { hour } = useDeliveryTimes();
  // The hour is that of the shop: no other zone may move it.
  return t('Closed now, opens at {time}', { time: isolated(hour(`2000-01-01T${opensAt}:00Z`, 'UTC')) });
};
