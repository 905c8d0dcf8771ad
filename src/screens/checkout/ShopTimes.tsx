import type { DeliveryShop, DeliveryTimeFacts } from '#machines/checkout/checkout.types.ts';
import { choiceOf, dayOf, daysOf, shownDayOf } from '#machines/delivery-time/delivery-time.logic.ts';
import { useDeliveryTimes } from '#src/shop/use-delivery-time.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { RadioGroup, type RadioOption } from '#src/ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import * as styles from './CheckoutScreen.css.ts';

const soon = 'soon';

export type ShopTimesProps = {
  shop: DeliveryShop;
  facts: DeliveryTimeFacts;
  name: string;
  isFixed: boolean;
  /** Whether the checkout has several shops. */
  isNamed: boolean;
};

type GroupProps = Pick<ShopTimesProps, 'shop' | 'facts' | 'name' | 'isFixed'>;

const Days = ({ shop, facts, name, isFixed }: GroupProps) => {
  const t = useMessages();
  const times = useDeliveryTimes();
  const checkout = useFlow('checkout');
  const zone = facts.offer?.time_zone ?? 'UTC';
  return (
    <RadioGroup
      legend={`${t('Choose a day')}: ${name}`}
      name={`delivery-day-${shop.shop_id}`}
      variant="chips"
      isLegendHidden
      value={shownDayOf(shop, facts)?.day}
      options={daysOf(shop, zone).map(({ day, slots }) => ({
        value: day,
        label: times.day(slots[0]?.from ?? day, zone),
        isDisabled: isFixed,
      }))}
      onChange={(day) => checkout.send({ type: 'delivery.showDay', shopId: shop.shop_id, day })}
    />
  );
};

const useOptions = ({ shop, facts, isFixed }: GroupProps): RadioOption[] => {
  const t = useMessages();
  const times = useDeliveryTimes();
  const zone = facts.offer?.time_zone ?? 'UTC';
  const chosen = choiceOf(facts.choices, shop.shop_id);
  const slots = (shownDayOf(shop, facts)?.slots ?? []).map(({ from, until, orders_until: last, is_full: isFull }) => {
    const isToday = dayOf(last, zone) === dayOf(from, zone);
    const end = isToday ? times.hour(last, zone) : `${times.day(last, zone)} ${times.hour(last, zone)}`;
    const isChosen = chosen && Date.parse(chosen) === Date.parse(from);
    return {
      value: isChosen ? chosen : from,
      label: times.hours({ from, until, time_zone: zone }),
      text: isFull ? t('Full') : t('Order by {time}', { time: end }),
      isDisabled: isFixed || isFull,
    };
  });
  const asap = { value: soon, label: t('As soon as possible'), isDisabled: isFixed };
  return shop.is_required ? slots : [asap, ...slots];
};

/** The days on which a shop delivers, and the times of one of them. */
export const ShopTimes = (props: ShopTimesProps) => {
  const { shop, facts, name, isNamed } = props;
  const t = useMessages();
  const checkout = useFlow('checkout');
  const options = useOptions(props);
  const chosen = choiceOf(facts.choices, shop.shop_id);
  return (
    <Stack gap={3}>
      {isNamed ? (
        <h3 className={styles.shopName}>
          <bdi>{name}</bdi>
        </h3>
      ) : null}
      {shop.slots.length > 0 ? <Days {...props} /> : null}
      {shop.slots.length === 0 && shop.is_required ? (
        <p>{t('{shop} has no delivery time left in the next days.', { shop: name })}</p>
      ) : (
        <RadioGroup
          legend={t('Choose a delivery time of {shop}', { shop: name })}
          name={`delivery-time-${shop.shop_id}`}
          variant="cards"
          isLegendHidden
          value={chosen ?? (shop.is_required ? undefined : soon)}
          options={options}
          onChange={(value) =>
            checkout.send({ type: 'delivery.choose', shopId: shop.shop_id, from: value === soon ? null : value })
          }
        />
      )}
      {chosen ? <p className={styles.held}>{t('We hold this time for you while you check out.')}</p> : null}
    </Stack>
  );
};
