import ClockIcon from 'lucide-react/icons/clock';
import { isFixed, selectCheckout, selectCheckoutTimes } from '#machines/checkout/checkout.selectors.ts';
import type { DeliveryShop, DeliveryTimeFacts, Quote } from '#machines/checkout/checkout.types.ts';
import { chosenTimes } from '#machines/delivery-time/delivery-time.logic.ts';
import { isSameId } from '#machines/shared/ids.ts';
import { failureText } from '#src/components/failure-text.ts';
import { Pending } from '#src/components/QueryView/QueryView.tsx';
import { useDeliveryTimes } from '#src/shop/use-delivery-time.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { Block } from './Block.tsx';
import * as styles from './CheckoutScreen.css.ts';
import { ShopTimes } from './ShopTimes.tsx';

const TimesBroken = ({ failure }: Pick<DeliveryTimeFacts, 'failure'>) => {
  const t = useMessages();
  const checkout = useFlow('checkout');
  const retry = (
    <Button variant="secondary" size="small" onPress={() => checkout.send({ type: 'delivery.retry' })}>
      {t('Retry')}
    </Button>
  );
  return (
    <Notice tone="danger" title={t('The delivery times could not be loaded')} action={retry} isLive>
      {failureText(t, failure)}
    </Notice>
  );
};

const nameOf = ({ checkout_items: groups }: Quote, { shop_id: id }: DeliveryShop) =>
  groups.find((group) => isSameId(group.shop_id, id))?.shop_name ?? '';

/** When the shops deliver; nothing where no shop of the checkout offers times. */
export const DeliveryBlock = ({ quote }: { quote: Quote }) => {
  const t = useMessages();
  const facts = useFacts('checkout', selectCheckoutTimes);
  const { stage } = useFacts('checkout', selectCheckout);
  if (facts.stage === 'absent' || facts.stage === 'expired') return null;
  const shops = facts.offer?.shops ?? [];
  return (
    <Block title={t('Delivery time')} part="time">
      <Stack gap={5}>
        {facts.stage === 'failed' ? <TimesBroken failure={facts.failure} /> : null}
        {facts.stage !== 'failed' && facts.failure ? (
          <Notice tone="warning" title={failureText(t, facts.failure)} isLive />
        ) : null}
        {!facts.offer && facts.stage === 'loading' ? (
          <Pending>
            <Skeleton />
          </Pending>
        ) : null}
        {shops.map((shop) => (
          <ShopTimes
            key={shop.shop_id}
            {...{ shop, facts }}
            name={nameOf(quote, shop)}
            isFixed={isFixed(stage)}
            isNamed={quote.checkout_items.length > 1}
          />
        ))}
      </Stack>
    </Block>
  );
};

/** The chosen delivery times, each once; nothing where none is chosen. */
export const RecapTimes = () => {
  const t = useMessages();
  const times = useDeliveryTimes();
  const chosen = chosenTimes(useFacts('checkout', selectCheckoutTimes));
  if (chosen.length === 0) return null;
  return (
    <div className={styles.row}>
      <dt>
        <ClockIcon />
        <VisuallyHidden>{t('Delivery time')}</VisuallyHidden>
      </dt>
      <dd className={styles.value}>
        {chosen.map((time) => (
          <div key={time.from}>
            <time dateTime={time.from}>{times.whole(time)}</time>
          </div>
        ))}
      </dd>
    </div>
  );
};
