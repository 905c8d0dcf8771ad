import SearchIcon from 'lucide-react/icons/search';
import { useAddress } from '#src/shop/address.ts';
import { lazyOverlay } from '#src/shop/lazy-overlay.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { Reveal } from '#src/ui/Reveal/Reveal.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SearchBox.css.ts';
import { useSearchFacts } from './use-search-facts.ts';

const MobileSearch = lazyOverlay(async () => (await import('./MobileSearch.tsx')).MobileSearch);

/** Without a class of its own it looks like a search box. */
export type SearchPillProps = { tabClassName?: string };

/** Opens the search of the whole screen. */
export const SearchPill = ({ tabClassName }: SearchPillProps) => {
  const t = useMessages();
  const { path } = useAddress();
  const { text } = useSearchFacts();
  return (
    <Reveal
      resetKey={path}
      trigger={({ isOpen, onPress }) => (
        <button
          type="button"
          className={tabClassName ?? styles.pill}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={onPress}
        >
          <SearchIcon />
          {tabClassName ? (
            t('Search')
          ) : (
            <span className={styles.pillText}>
              {text ? <VisuallyHidden>{t('Search products')} </VisuallyHidden> : t('Search products')}
              <bdi>{text}</bdi>
            </span>
          )}
        </button>
      )}
    >
      {({ isOpen, close }) => (isOpen ? <MobileSearch onClose={close} onMissing={close} /> : null)}
    </Reveal>
  );
};
