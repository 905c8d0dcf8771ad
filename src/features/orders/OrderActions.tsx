import { canMove, canOrderAgain } from '#machines/lifecycles/order.machine.ts';
import type { ActedOrder } from '#machines/order-actions/order-actions.types.ts';
import { isPayable } from '#machines/payment/payment.payable.ts';
import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import type { Order } from '#machines/query/contract.types.ts';
import { useFocusReturn } from '#src/components/focus.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { Button, type ButtonVariant } from '#src/ui/Button/Button.tsx';

type Facts = Pick<Order, 'id' | 'order_code' | 'payment_method' | 'payment_status' | 'order_status'>;

export type OrderActionsProps = Pick<ButtonVariant, 'size'> & {
  order: Facts;
  amount: number;
  /** True in a list, where the label of each button contains the order code. */
  isNamed?: boolean;
};

/** What can be done with an order now, as its chart and its payment allow. */
export const OrderActions = ({ order, amount, size = 'medium', isNamed = false }: OrderActionsProps) => {
  const t = useMessages();
  const payment = useFlow('payment');
  const actions = useFlow('orderActions');
  const isOffered = useOffers();
  const [, cancelRef] = useFocusReturn();
  const { online_payment: isPaidOnline } = useFacts('preferences', selectSettings);
  const { id, order_code: code, payment_method: paidBy, order_status: status } = order;
  const acted: ActedOrder = { id, code, amount, paidBy };
  const named = (text: string) => (isNamed ? `${text}, ${code}` : undefined);
  return (
    <>
      {isPaidOnline && isPayable(order) ? (
        <Button
          size={size}
          aria-label={named(t('Make Payment'))}
          onPress={() => payment.send({ type: 'payment.request', order: { id, code, amount } })}
        >
          {t('Make Payment')}
        </Button>
      ) : null}
      {canOrderAgain(status) && isOffered('orderAgain') ? (
        <Button
          variant="soft"
          size={size}
          aria-label={named(t('Order Again'))}
          onPress={() => actions.send({ type: 'order.again', order: acted })}
        >
          {t('Order Again')}
        </Button>
      ) : null}
      {canOrderAgain(status) ? (
        <Button
          variant="quiet"
          size={size}
          aria-label={named(t('Add all to cart'))}
          onPress={() => actions.send({ type: 'order.addToCart', order: acted })}
        >
          {t('Add all to cart')}
        </Button>
      ) : null}
      {canMove(status, 'Cancelled', 'customer') && isOffered('cancelling') ? (
        <Button
          ref={cancelRef}
          variant="secondary"
          size={size}
          aria-label={named(t('Cancel Order'))}
          onPress={() => actions.send({ type: 'order.cancel', order: acted })}
        >
          {t('Cancel Order')}
        </Button>
      ) : null}
    </>
  );
};
