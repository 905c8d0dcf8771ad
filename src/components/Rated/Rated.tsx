import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { Rating, type RatingProps } from '#src/ui/Rating/Rating.tsx';

export type RatedProps = Pick<RatingProps, 'value' | 'variant'> & {
  /** How many reviews. It is shown, too. */
  count?: number | string | undefined;
};

/** The average of reviews, in numbers and words of the shopper's language. Back ends report 5.0 or 0 for no reviews at all. */
export const Rated = ({ value, count, variant = 'compact' }: RatedProps) => {
  const t = useMessages();
  const number = useNumbers();
  if (!(value > 0) || Number(count) === 0) return null;
  const rating = number(value, 1);
  const label =
    count === undefined
      ? t('Rated {rating} out of 5', { rating })
      : t('Rated {rating} out of 5, reviews: {count}', { rating, count: number(count) });
  return (
    <Rating
      value={value}
      numberOf={number}
      label={label}
      count={count === undefined ? undefined : number(count)}
      variant={variant}
    />
  );
};

/** The average of a shop. Without the number of its reviews, 5.0 may stand for none at all. */
export const ShopRated = ({ value, count }: Omit<RatedProps, 'variant'>) => (
  <Rated value={value} count={count ?? (value === 5 ? 0 : undefined)} />
);
