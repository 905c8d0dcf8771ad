import { maxPagesShown } from '#machines/constants.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Pager } from '#src/ui/Pager/Pager.tsx';
import * as styles from './ListPager.css.ts';

export type ListPagerProps = {
  page: number;
  perPage: number;
  total: number;
  hrefOf: (page: number) => string;
  label?: string;
};

/** Where in a list the reader is, and the pages around it. */
export const ListPager = ({ page, perPage, total, hrefOf, label }: ListPagerProps) => {
  const t = useMessages();
  if (total <= perPage) return null;
  const from = (page - 1) * perPage + 1;
  return (
    <div className={styles.root}>
      {from > total ? null : (
        <p className={styles.note}>
          {t('Showing {from} to {to} of {total} results', { from, to: Math.min(page * perPage, total), total })}
        </p>
      )}
      <Pager
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
