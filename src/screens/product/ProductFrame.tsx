import type { ReactNode } from 'react';
import * as frame from '#src/components/ProductPending/ProductPending.css.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import * as radio from '#src/ui/RadioGroup/RadioGroup.css.ts';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import * as styles from './ProductPage.css.ts';
import * as purchaseStyles from './Purchase.css.ts';

export type ProductFrameProps = { way: ReactNode; gallery: ReactNode; summary: ReactNode; purchase: ReactNode };

/** Of the price and the buttons that buy. */
export const purchaseId = 'purchase';

/** The places of the first view: the same while the rest is on its way. */
export const ProductFrame = ({ way, gallery, summary, purchase }: ProductFrameProps) => (
  <div className={frame.frame}>
    <div className={frame.way}>{way}</div>
    <div className={styles.gallery}>{gallery}</div>
    <div className={frame.facts}>
      {summary}
      <div className={styles.purchase}>{purchase}</div>
    </div>
  </div>
);

const places = (count: number) => Array.from({ length: count }, (_, index) => `place ${index}`);

/** As tall as the packs that come. */
export const PacksPending = ({ count }: { count: number }) => {
  const t = useMessages();
  return (
    <div className={purchaseStyles.packs}>
      <fieldset className={radio.root} disabled>
        <legend className={radio.legend}>{t('Choose a pack')}</legend>
        <div className={radio.options.chips}>
          {places(count).map((place) => (
            <div key={place} className={radio.variants.chips}>
              <span className={radio.body}>
                <Skeleton width="half" />
                <span className={`${radio.text} ${purchaseStyles.packPrice}`}>
                  <Skeleton width="third" />
                  <Skeleton width="half" />
                </span>
              </span>
            </div>
          ))}
        </div>
      </fieldset>
    </div>
  );
};

/** What stands below the first view until it comes. */
export const BelowPending = () => (
  <div>
    <Skeleton shape="title" width="third" />
    <Skeleton />
    <Skeleton />
    <Skeleton width="most" />
  </div>
);
