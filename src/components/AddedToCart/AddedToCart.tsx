import { useId } from 'react';
import type { AddedReport, LeftOut } from '#machines/shared/added-lines.ts';
import type { Translate } from '#src/i18n/messages.ts';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as styles from './AddedToCart.css.ts';

const reasonOf = ({ reason, message, available }: LeftOut, t: Translate): string => {
  if (message) return message;
  if (reason === 'too_few') return t('Only {count} left', { count: available });
  return reason === 'sold_out' ? t('Sold out') : t('No longer for sale');
};

/** Which products are not ordered again, and why. */
export const LeftOutLines = ({ text, lines }: { text: string; lines: readonly LeftOut[] }) => {
  const t = useMessages();
  const number = useNumbers();
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <div className={styles.leftOut}>
      <p id={id}>{text}</p>
      <ul className={styles.list} aria-labelledby={id}>
        {lines.map((line) => (
          <li key={`${line.id}-${line.packaging_id}`} className={styles.line}>
            <span className={styles.name}>
              <bdi>{line.name}</bdi>{' '}
              <span className={styles.quiet}>
                {number(line.quantity)} × <bdi>{line.unit}</bdi>
              </span>
            </span>
            <span className={styles.reason} dir="auto">
              {reasonOf(line, t)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Added = ({ report: { added, refused } }: { report: AddedReport }) => {
  const t = useMessages();
  const overlays = useFlow('cartOverlays');
  return (
    <div className={styles.outcome}>
      <p>
        {added === 0
          ? t('Nothing could be added to your cart.')
          : t('{count} products went into your cart.', { count: added })}
      </p>
      <LeftOutLines text={t('Left out:')} lines={refused} />
      {added === 0 ? null : (
        <Button variant="secondary" onPress={() => overlays.send({ type: 'panel.open' })}>
          {t('View In Cart')}
        </Button>
      )}
    </div>
  );
};

/** What of several lines went into the cart and what did not; it is read out when it comes. */
export const AddedToCart = ({ report }: { report: AddedReport | undefined }) => (
  <div role="status" className={styles.control}>
    {report ? <Added report={report} /> : null}
  </div>
);
