import SearchIcon from 'lucide-react/icons/search';
import { useLocation } from 'wouter';
import { lazyOverlay } from '#src/app/lazy-overlay.tsx';
import { useMessages } from '#src/app/use-texts.ts';
import { tab } from '#src/layout/TabBar/TabBar.css.ts';
import { Reveal } from '#src/ui/Reveal/Reveal.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SearchPill.css.ts';
import { useSearchFacts } from './use-search-facts.ts';

const MobileSearch = lazyOverlay(async () => (await import('#src/layout/overlays/MobileSearch.tsx')).MobileSearch);

export type SearchPillProps = { variant: 'pill' | 'tab' };

/** Looks like a search box, or like a tab; opens the search of the whole screen. */
export const SearchPill = ({ variant }: SearchPillProps) => {
  const t = useMessages();
  const [path] = useLocation();
  const { text } = useSearchFacts();
  return (
    <Reveal
      resetKey={path}
      trigger={({ isOpen, onPress }) => (
        <button
          type="button"
          className={variant === 'pill' ? styles.pill : tab}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={onPress}
        >
          <SearchIcon />
          {variant === 'pill' ? (
            <span className={styles.text}>
              {text ? <VisuallyHidden>{t('Search products')} </VisuallyHidden> : t('Search products')}
              <bdi>{text}</bdi>
            </span>
          ) : (
            t('Search')
          )}
        </button>
      )}
    >
      {({ isOpen, close }) => (isOpen ? <MobileSearch onClose={close} onMissing={close} /> : null)}
    </Reveal>
  );
};
