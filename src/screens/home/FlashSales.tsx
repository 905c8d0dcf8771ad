import { useId } from 'react';
import type { FlashSale } from '#machines/query/contract.types.ts';
import type { SaleTagProps } from '#src/components/Countdown/SaleTag.tsx';
import { ProductRow } from '#src/components/ProductRow/ProductRow.tsx';
import { pictureOf } from '#src/components/picture-of.ts';
import { Section } from '#src/components/Section/Section.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { lazyComponent, Part } from '#src/shop/lazy-component.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import * as styles from './HomeScreen.css.ts';

const shownProducts = 9;
const shape = { width: 1280, height: 480 };

/** Later than the rest of the page: the first date that a phone writes takes it a quarter of the time of hydration. */
const saleTag = lazyComponent({
  file: 'sale',
  load: async () => (await import('#src/components/Countdown/SaleTag.tsx')).SaleTag,
  waitFor: 'firstInteraction',
});

const SaleTime = (props: SaleTagProps) => (
  <Part of={saleTag} given={props} placeholder={<Tag tone="sale">{'\u00a0'}</Tag>} />
);

export const IncomingSale = ({ sale }: { sale: FlashSale }) => {
  const id = useId();
  return (
    <section className={styles.saleComing} aria-labelledby={id}>
      <div className={styles.salePicture}>
        <Picture picture={pictureOf(sale.thumbnail, undefined, shape)} alt="" sizes="100vw" ratio="fill" />
      </div>
      <div className={styles.saleWords}>
        <h2 id={id} dir="auto">
          <Link className={styles.saleLink} href={pathTo('flashSale', { id: sale.id })}>
            {sale.name}
          </Link>
        </h2>
        {sale.description ? <p dir="auto">{sale.description}</p> : null}
        <SaleTime sale={sale} isComing />
      </div>
    </section>
  );
};

export const RunningSale = ({ sale }: { sale: FlashSale }) => {
  const products = (sale.products ?? []).slice(0, shownProducts);
  return (
    <div className={styles.saleRunning}>
      <Section title={sale.name} href={pathTo('flashSale', { id: sale.id })} note={<SaleTime sale={sale} />}>
        <ProductRow label={sale.name} products={products} />
      </Section>
    </div>
  );
};
