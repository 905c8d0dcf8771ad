import TimerIcon from 'lucide-react/icons/timer';
import type { FlashSale } from '#machines/query/contract.types.ts';
import { isolated } from '#src/i18n/messages.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import * as styles from './Countdown.css.ts';
import { type Remaining, type SaleTime, saleMoment, useSaleTime } from './use-sale-time.ts';

const two = (value: number) => String(value).padStart(2, '0');

const useTimeText = () => {
  const t = useMessages();
  const number = useNumbers();
  return ({ days, hours, minutes, seconds }: Remaining) =>
    days > 0
      ? t('{days} d {hours} h {minutes} min', { days, hours, minutes })
      : isolated(number(`${two(hours)}:${two(minutes)}:${two(seconds)}`));
};

const useTagText = (sale: FlashSale, isComing: boolean) => {
  const t = useMessages();
  const dates = useDates();
  const timeText = useTimeText();
  // The day alone: until the time zone of the reader is known, an hour would be that of somebody else.
  const day = (text: string) => dates.day(saleMoment(text), 'UTC');
  return (time: SaleTime) => {
    if (!time)
      return isComing
        ? t('Starts {date}', { date: day(sale.start_date) })
        : t('Ends {date}', { date: day(sale.end_date) });
    if (time.phase === 'over') return t('This sale has ended');
    const values = { time: timeText(time.left) };
    return time.phase === 'coming' ? t('Starts in {time}', values) : t('Ends in {time}', values);
  };
};

export type SaleTagProps = {
  sale: FlashSale;
  /** Whether the back end calls it coming; otherwise it calls it running. */
  isComing?: boolean;
};

/** How long a sale still runs, or when it begins, in a few words. */
export const SaleTag = ({ sale, isComing = false }: SaleTagProps) => {
  const { place, time } = useSaleTime(sale, isComing ? 'coming' : 'running');
  const text = useTagText(sale, isComing)(time);
  return (
    <span ref={place} className={styles.tag} role="timer">
      <Tag tone="sale" icon={<TimerIcon />}>
        {text}
      </Tag>
    </span>
  );
};
