import type { OrderDetails, OrderProduct } from '#machines/query/contract.types.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Rating } from '#src/ui/Rating/Rating.tsx';

/** What the shopper said of a delivered line, or the way to say it. */
export const LineReview = ({ order, product }: { order: OrderDetails; product: OrderProduct }) => {
  const t = useMessages();
  const review = useFlow('review');
  const { id: productId, name, rating } = product;
  if (rating) return <Rating value={rating} variant="stars" label={t('Rated {rating} out of 5', { rating })} />;
  if (order.order_status !== 'Delivered') return null;
  return (
    <Button
      variant="soft"
      size="small"
      aria-label={t('Review {name}', { name })}
      onPress={() => review.send({ type: 'review.open', subject: { orderId: order.id, productId, name } })}
    >
      {t('Review')}
    </Button>
  );
};
