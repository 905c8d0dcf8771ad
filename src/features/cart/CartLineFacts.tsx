import WifiOffIcon from 'lucide-react/icons/wifi-off';
import { memo } from 'react';
import { savingOf } from '#machines/cart/cart.prices.ts';
import type { CartLine } from '#machines/cart/cart.types.ts';
import { pricesOf } from '#machines/shared/prices.ts';
import { OwnMark } from '#src/components/AllergyMark/OwnMark.tsx';
import { Dotted } from '#src/components/Dotted.tsx';
import { isolated } from '#src/i18n/messages.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { Price } from '#src/ui/Price/Price.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import * as styles from './CartLine.css.ts';

export type CartLineFactsProps = { line: CartLine };

/** What one costs and how much less that is than usual, and what the line saves. */
const LinePrice = ({ line }: CartLineFactsProps) => {
  const t = useMessages();
  const money = useMoney();
  const saving = line.soldOut ? undefined : savingOf(line);
  const { now, before, percent } = pricesOf({
    price: line.fullPrice ?? line.price,
    discount_price: line.price,
    discount_percentage: line.discountPercentage,
  });
  return (
    <div className={styles.price}>
      <Price
        size="small"
        price={line.quantity > 1 ? t('{price} each', { price: isolated(money(now)) }) : money(now)}
        oldPrice={before === undefined ? undefined : money(before)}
        oldPriceLabel={t('Was')}
        discount={percent > 0 ? t('{percent}% off', { percent }) : undefined}
      />
      {saving === undefined ? null : (
        <bdi className={styles.saving}>{t('You save {amount}', { amount: isolated(money(saving)) })}</bdi>
      )}
    </div>
  );
};

const PlainFacts = ({ line }: CartLineFactsProps) => {
  const t = useMessages();
  const money = useMoney();
  const kinds = [line.brand, line.unit, line.size, line.color].filter((kind) => kind !== null && kind !== '');
  const stock = line.stock ?? line.quantity;
  return (
    <>
      {kinds.length > 0 ? (
        <p className={styles.kind}>
          <Dotted parts={kinds} />
        </p>
      ) : null}
      <OwnMark place="line" product={line} />
      <LinePrice line={line} />
      {line.previousPrice === undefined ? null : (
        <p className={styles.hint}>
          {t('Price changed: {before} → {now}', {
            before: isolated(money(line.previousPrice)),
            now: isolated(money(line.price)),
          })}
        </p>
      )}
      {line.soldOut ? (
        <p className={styles.soldOut}>
          <Tag tone="danger">{t('Sold out')}</Tag> {t('Not part of this order')}
        </p>
      ) : null}
      {line.atStockLimit && !line.soldOut ? (
        <p className={styles.hint}>{t('Only {count} left', { count: stock })}</p>
      ) : null}
      {line.mark === 'waiting' ? (
        <p>
          <Tag tone="warning" icon={<WifiOffIcon />}>
            {t('Waiting for the connection')}
          </Tag>
        </p>
      ) : null}
    </>
  );
};

/**
 * The variant, the unit price, and obstacles such as a low stock. A press disables the controls of all lines, and
 * changes the facts of one.
 */
export const CartLineFacts = memo(PlainFacts);
