import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';

const mostStars = 5;

/** Names a choice of stars by the average ratings that it finds: from 4.0 to 4.9 for four stars. */
export const useStarRange = () => {
  const t = useMessages();
  const number = useNumbers();
  return (count: number) =>
    count < mostStars
      ? t('{from} to {to} stars', { from: number(`${count}.0`), to: number(`${count}.9`) })
      : t('{count} stars', { count });
};
