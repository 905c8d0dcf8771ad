import type { FlashSale } from '#machines/query/contract.types.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import * as styles from './Countdown.css.ts';
import { type Remaining, saleMoment, useSaleTime } from './use-sale-time.ts';

const parts = [
  ['days', 'days'],
  ['hours', 'hours'],
  ['minutes', 'min'],
  ['seconds', 'sec'],
] as const;

const Boxes = ({ left }: { left: Remaining }) => {
  const t = useMessages();
  const number = useNumbers();
  return (
    <div className={styles.boxes}>
      {parts.map(([part, unit]) => (
        <span key={part} className={styles.box}>
          <bdi className={styles.number}>{number(String(left[part]).padStart(2, '0'))}</bdi>
          <span className={styles.unit}>{t(unit)}</span>
        </span>
      ))}
    </div>
  );
};

/** The days of the sale. The server renders these, since it cannot know when and in which time zone the page is read. */
const Period = ({ sale }: { sale: FlashSale }) => {
  const t = useMessages();
  const dates = useDates();
  const day = (text: string) => dates.day(saleMoment(text), 'UTC');
  return (
    <p className={styles.period}>
      <span>{t('Starts {date}', { date: day(sale.start_date) })}</span>
      <span>{t('Ends {date}', { date: day(sale.end_date) })}</span>
    </p>
  );
};

/** The large countdown of a sale's own page. Its space is reserved from the first view on. */
export const SaleCountdown = ({ sale }: { sale: FlashSale }) => {
  const t = useMessages();
  const { place, time } = useSaleTime(sale);
  if (time?.phase === 'over')
    return (
      <div ref={place} className={styles.countdown}>
        <p className={styles.over} role="status">
          {t('This sale has ended')}
        </p>
      </div>
    );
  return (
    <div ref={place} className={styles.countdown} role="timer">
      {time ? (
        <>
          <p className={styles.what}>{time.phase === 'coming' ? t('Starts in') : t('Ends in')}</p>
          <Boxes left={time.left} />
        </>
      ) : (
        <Period sale={sale} />
      )}
    </div>
  );
};
