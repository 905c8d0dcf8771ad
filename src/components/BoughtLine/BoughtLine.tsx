import type { ReactNode } from 'react';
import type { Picture as PictureFiles } from '#machines/query/contract.types.ts';
import type { Id } from '#machines/shared/ids.ts';
import { Dotted } from '#src/components/Dotted.tsx';
import { pictureOf } from '#src/components/picture-of.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './BoughtLine.css.ts';

export type BoughtLineProps = {
  id: Id;
  name: string;
  brand?: string | null | undefined;
  /** Pack, size and colour, where there are. */
  details: (string | null | undefined)[];
  thumbnail: string;
  picture?: PictureFiles | undefined;
  quantity: number;
  /** What one costs. */
  price: number;
  /** What all of them cost, already written as money: it is part of a sum. */
  amount: string;
  /** The previous quantity and price, where they differ from the current ones. */
  before?: { quantity?: number | undefined; price?: number | undefined } | undefined;
  /** Under the facts, such as a button. */
  children?: ReactNode;
};

/** A product of an order, or of one that is about to be: for reading, not for changing. */
export const BoughtLine = ({
  id,
  name,
  brand,
  details,
  thumbnail,
  picture,
  before = {},
  children,
  ...sums
}: BoughtLineProps) => {
  const t = useMessages();
  const money = useMoney();
  const number = useNumbers();
  const facts = [brand, ...details].filter(Boolean);
  return (
    <li className={styles.root}>
      <span className={styles.picture}>
        <Picture picture={pictureOf(thumbnail, picture)} alt="" sizes="64px" ratio="fill" />
      </span>
      <span className={styles.text}>
        <TextLink href={pathTo('product', { id })} variant="plain">
          <bdi>{name}</bdi>
        </TextLink>
        {facts.length > 0 ? (
          <span className={styles.quiet}>
            <Dotted parts={facts} />
          </span>
        ) : null}
        <span className={styles.quiet}>
          {before.quantity === undefined && before.price === undefined ? null : (
            <>
              <s>
                <VisuallyHidden>{t('Was')} </VisuallyHidden>
                <bdi dir="ltr">
                  {number(before.quantity ?? sums.quantity)} × {money(before.price ?? sums.price)}
                </bdi>
              </s>{' '}
            </>
          )}
          <VisuallyHidden>{t('Quantity')} </VisuallyHidden>
          <bdi dir="ltr">
            {number(sums.quantity)} × {money(sums.price)}
          </bdi>
        </span>
        {children}
      </span>
      <bdi className={styles.amount} dir="ltr">
        {sums.amount}
      </bdi>
    </li>
  );
};
