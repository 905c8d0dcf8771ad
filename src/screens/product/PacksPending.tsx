import { useMessages } from '#src/shop/use-messages.ts';
import * as radio from '#src/ui/RadioGroup/RadioGroup.css.ts';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import * as styles from './Purchase.css.ts';

const places = (count: number) => Array.from({ length: count }, (_, index) => `place ${index}`);

/** As tall as the packs that come. */
export const PacksPending = ({ count }: { count: number }) => {
  const t = useMessages();
  return (
    <div className={styles.packs}>
      <fieldset className={radio.root} disabled>
        <legend className={radio.legend}>{t('Choose a pack')}</legend>
        <div className={radio.options.chips}>
          {places(count).map((place) => (
            <div key={place} className={radio.variants.chips}>
              <span className={radio.body}>
                <Skeleton shape="title" width="half" />
                <span className={`${radio.text} ${styles.packPrice}`}>
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
