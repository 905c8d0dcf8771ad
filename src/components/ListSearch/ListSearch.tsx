import SearchIcon from 'lucide-react/icons/search';
import type { FormEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import * as frame from '#src/ui/Field/Field.css.ts';
import * as styles from './ListSearch.css.ts';

export type ListSearchProps = {
  label: string;
  /** The current search text of the list. */
  text: string;
  /** The list that a search leads to; without a text, the whole list. */
  hrefOf: (text: string | undefined) => string;
};

/** The search form of a list. Typed text stays in the field until submit, which writes it to the URL. */
export const ListSearch = ({ label, text, hrefOf }: ListSearchProps) => {
  const t = useMessages();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    navigate(hrefOf(typed || undefined));
  };
  return (
    <search>
      <form className={styles.root} action={hrefOf(undefined)} key={text} onSubmit={send}>
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
            aria-label={label}
            placeholder={label}
          />
        </div>
        <Button type="submit" variant="secondary">
          {t('Search')}
        </Button>
      </form>
    </search>
  );
};
