import { kept } from '#src/layout/Notices/Notices.css.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useMessages } from '#src/shop/use-messages.ts';

const isToday = (time: number) => new Date(time).toDateString() === new Date().toDateString();

/** From when the copies are that the page shows, in milliseconds, and that changes of the cart are not lost. */
export type OfflineDetailsProps = { copiedAt: number | undefined; isKeeping: boolean };

export const OfflineDetails = ({ copiedAt, isKeeping }: OfflineDetailsProps) => {
  const t = useMessages();
  const dates = useDates();
  const write = copiedAt !== undefined && isToday(copiedAt) ? dates.time : dates.moment;
  return (
    <>
      {copiedAt === undefined ? null : (
        <span className={kept}>{t('Shown as of {time}', { time: write(copiedAt) })}</span>
      )}
      {isKeeping ? <span className={kept}>{t('Your changes are kept until you are back')}</span> : null}
    </>
  );
};
