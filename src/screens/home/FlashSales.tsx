import { useId } from 'react';
import { Link } from 'wouter';
import type { FlashSale } from '#machines/query/contract.types.ts';
import { SaleTag } from '#src/components/Countdown/SaleTag.tsx';
import { ProductRow } from '#src/components/ProductRow/ProductRow.tsx';
import { pictureOf } from '#src/components/picture-of.ts';
import { Section } from '#src/components/Section/Section.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import * as styles from './FlashSales.css.ts';

const shownProducts = 9;
const shape = { width: 1280, height: 480 };

export const IncomingSale = ({ sale }: { sale: FlashSale }) => {
  const id = useId();
  return (
    <section className={styles.coming} aria-labelledby={id}>
      <div className={styles.picture}>
        <Picture picture={pictureOf(sale.thumbnail, undefined, shape)} alt="" sizes="100vw" ratio="fill" />
      </div>
      <div className={styles.words}>
        <h2 id={id} dir="auto">
          <Link className={styles.link} href={pathTo('flashSale', { id: sale.id })}>
            {sale.name}
          </Link>
        </h2>
        {sale.description ? <p dir="auto">{sale.description}</p> : null}
        <SaleTag sale={sale} isComing />
      </div>
    </section>
  );
};

export const RunningSale = ({ sale }: { sale: FlashSale }) => {
  const products = (sale.products ?? []).slice(0, shownProducts);
  return (
    <div className={styles.running}>
      <Section title={sale.name} href={pathTo('flashSale', { id: sale.id })} note={<SaleTag sale={sale} />}>
        <ProductRow label={sale.name} products={products} />
      </Section>
    </div>
  );
};
