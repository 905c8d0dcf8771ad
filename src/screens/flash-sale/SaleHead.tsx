import type { FlashSale } from '#machines/query/contract.types.ts';
import { SaleCountdown } from '#src/components/Countdown/SaleCountdown.tsx';
import { pictureOf } from '#src/components/picture-of.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs/Breadcrumbs.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import * as styles from './SaleHead.css.ts';

const shape = { width: 1280, height: 480 };

export const SaleHead = ({ sale }: { sale: FlashSale }) => {
  const t = useMessages();
  return (
    <>
      <Breadcrumbs
        label={t('You are here')}
        items={[{ label: t('Home'), href: pathTo('home') }, { label: t('Flash Sale') }]}
      />
      <div className={styles.root}>
        <div className={styles.picture}>
          <Picture
            picture={pictureOf(sale.thumbnail, undefined, shape)}
            alt=""
            sizes="(min-width: 1024px) 60rem, 100vw"
            ratio="fill"
            isPriority
          />
        </div>
        <div className={styles.words}>
          <h1 dir="auto">{sale.name}</h1>
          {sale.description ? <p dir="auto">{sale.description}</p> : null}
          <SaleCountdown sale={sale} />
        </div>
      </div>
    </>
  );
};
