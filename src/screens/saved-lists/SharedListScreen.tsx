import type { SharedList } from '#machines/saved-lists/saved-lists.types.ts';
import { CardsPending } from '#src/components/CardsPending.tsx';
import { ListButton } from '#src/components/ListButton.tsx';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { sharedListQuery } from '#src/routes/content-queries.ts';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { AddAll } from './AddAll.tsx';
import { ListLine, useAmounts } from './ListLine.tsx';
import { ListNotFound } from './ListNotFound.tsx';
import * as styles from './SavedLists.css.ts';

const SharedPage = ({ list: { name, lines } }: { list: SharedList }) => {
  const t = useMessages();
  const number = useNumbers();
  const amounts = useAmounts(lines);
  const items = lines.map(({ product_id, packaging_id, quantity }) => ({ product_id, packaging_id, quantity }));
  return (
    <>
      <div className={styles.head}>
        <div className={styles.about}>
          <p className={styles.quiet}>{t('A shared list')}</p>
          <h1 className={styles.title}>
            <bdi>{name}</bdi>
          </h1>
        </div>
        <ListButton items={items} variant="secondary" isAll />
      </div>
      <Card>
        {lines.length === 0 ? <p>{t('Nothing is in this list yet')}</p> : null}
        <ul className={styles.lines} aria-label={name}>
          {lines.map((line, index) => (
            <ListLine key={line.id} line={line} amount={amounts[index]}>
              <span>
                {t('Quantity')}: <bdi>{number(line.quantity)}</bdi>
              </span>
            </ListLine>
          ))}
        </ul>
        <AddAll lines={lines} />
      </Card>
    </>
  );
};

/** A list that somebody has shared: for everybody who has the link. */
export const SharedListScreen = ({ params: { token = '' } }: ScreenProps) => {
  const t = useMessages();
  const list = useQuery(sharedListQuery(token));
  return (
    <div className={styles.root}>
      <QueryView
        result={list}
        skeleton={<CardsPending />}
        notFound={<ListNotFound href={pathTo('products')} linkText={t('Start shopping')} />}
        level={1}
      >
        {({ list: found }) => <SharedPage list={found} />}
      </QueryView>
    </div>
  );
};
