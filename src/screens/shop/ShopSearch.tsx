import SearchIcon from 'lucide-react/icons/search';
import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import { useMessages } from '#src/app/use-texts.ts';
import { pathTo } from '#src/routes/paths.ts';
import { writeProductSearch } from '#src/routes/product-search.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as frame from '#src/ui/Field/Field.css.ts';
import * as styles from './ShopScreen.css.ts';

/** What is typed stays in the field until it is sent; then it is in the address. */
export const ShopSearch = ({ id, text }: { id: string; text: string }) => {
  const t = useMessages();
  const [, navigate] = useLocation();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    navigate(pathTo('shop', { id }, writeProductSearch({ ...(typed ? { text: typed } : {}), page: 1 })));
  };
  return (
    <search>
      <form className={styles.search} action={pathTo('shop', { id })} key={text} onSubmit={send}>
        <div className={`${frame.box} ${styles.field}`}>
          <span className={frame.slot}>
            <SearchIcon />
          </span>
          <input
            className={frame.input}
            type="search"
            name="q"
            defaultValue={text}
            maxLength={100}
            dir="auto"
            enterKeyHint="search"
            aria-label={t('Search in this shop')}
            placeholder={t('Search in this shop')}
          />
        </div>
        <Button type="submit" variant="secondary">
          {t('Search')}
        </Button>
      </form>
    </search>
  );
};
