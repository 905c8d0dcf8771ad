import TimerIcon from 'lucide-react/icons/timer';
import { useId } from 'react';
import type { FlashSale } from '#machines/reading/shapes.types.ts';
import { useLocale, useMessages } from '#src/app/use-texts.ts';
import { formatMessageTime } from '#src/i18n/dates.ts';
import { ProductRow } from '#src/parts/ProductRow/ProductRow.tsx';
import { pictureOf } from '#src/parts/picture-of.ts';
import { Section } from '#src/parts/Section/Section.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import * as styles from './FlashSales.css.ts';

const shownProducts = 9;
const shape = { width: 1280, height: 480 };

/** The server writes `2026-01-31 20:00:00` and means UTC; the page is rendered before a reader's zone is known. */
const useMoment = () => {
  const locale = useLocale();
  return (moment: string) => `${formatMessageTime(`${moment.replace(' ', 'T')}Z`, locale, 'UTC')} UTC`;
};

const Till = ({ text }: { text: string }) => (
  <Tag tone="sale" icon={<TimerIcon />}>
    {text}
  </Tag>
);

export const IncomingSale = ({ sale }: { sale: FlashSale }) => {
  const t = useMessages();
  const moment = useMoment();
  const id = useId();
  return (
    <section className={styles.coming} aria-labelledby={id}>
      <div className={styles.picture}>
        <Picture picture={pictureOf(sale.thumbnail, undefined, shape)} alt="" sizes="100vw" ratio="fill" />
      </div>
      <div className={styles.words}>
        <h2 id={id} dir="auto">
          {sale.name}
        </h2>
        {sale.description ? <p dir="auto">{sale.description}</p> : null}
        <Till text={t('Starts {date}', { date: moment(sale.start_date) })} />
      </div>
    </section>
  );
};

export const RunningSale = ({ sale }: { sale: FlashSale }) => {
  const t = useMessages();
  const moment = useMoment();
  const products = (sale.products ?? []).slice(0, shownProducts);
  return (
    <div className={styles.running}>
      <Section
        title={sale.name}
        href={pathTo('flashSale', { id: sale.id })}
        note={<Till text={t('Ends {date}', { date: moment(sale.end_date) })} />}
      >
        <ProductRow label={sale.name} products={products} />
      </Section>
    </div>
  );
};
