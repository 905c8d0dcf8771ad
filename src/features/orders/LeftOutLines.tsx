import { useId } from 'react';
import type { LeftOut } from '#machines/shared/added-lines.ts';
import type { Translate } from '#src/i18n/messages.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import * as styles from './LeftOutLines.css.ts';

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
    <div className={styles.root}>
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
