import { maxPagesShown } from '#machines/constants.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { Pager } from '#src/ui/Pager/Pager.tsx';
import * as styles from './ListPager.css.ts';

export type ListPagerProps = {
  page: number;
  perPage: number;
  total: number;
  hrefOf: (page: number) => string;
  label?: string;
  /** How many pages are shown below that page. */
  more?: number | undefined;
};

/** Where in a list the reader is, and the pages around it. */
export const ListPager = ({ page, perPage, total, hrefOf, label, more = 0 }: ListPagerProps) => {
  const t = useMessages();
  const number = useNumbers();
  if (total <= perPage) return null;
  const from = (page - 1) * perPage + 1;
  return (
    <div className={styles.root}>
      {from > total ? null : (
        <p className={styles.note}>
          {t('Showing {from} to {to} of {total} results', {
            from,
            to: Math.min((page + more) * perPage, total),
            total,
          })}
        </p>
      )}
      <Pager
        numberOf={number}
        page={page}
        pageCount={Math.ceil(total / perPage)}
        maxShown={maxPagesShown}
        label={label ?? t('Pages')}
        previousLabel={t('Previous page')}
        nextLabel={t('Next page')}
        pageLabel={(number) => t('Page {page}', { page: number })}
        hrefOf={hrefOf}
      />
    </div>
  );
};
