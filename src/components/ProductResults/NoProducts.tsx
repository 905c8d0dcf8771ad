import SearchXIcon from 'lucide-react/icons/search-x';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useOffers } from '#src/shop/use-offers.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Cluster } from '#src/ui/Stack/Stack.tsx';

export type NoProductsProps = {
  text: string | undefined;
  clearHref: string | undefined;
  /** There are products, on earlier pages. */
  isPastEnd: boolean;
};

/** The empty result: shows the search term and links to other lists. */
export const NoProducts = ({ text, clearHref, isPastEnd }: NoProductsProps) => {
  const t = useMessages();
  const isOffered = useOffers();
  const hint = text ? t('Check the spelling or try a more general word') : t('Try other filters');
  return (
    <EmptyState
      icon={<SearchXIcon />}
      title={text ? t('No results found for “{text}”', { text }) : t('No products found')}
      text={text || clearHref ? hint : undefined}
      action={
        <Cluster justify="center">
          {clearHref ? (
            <ButtonLink href={clearHref}>{isPastEnd ? t('Page {page}', { page: 1 }) : t('Clear filters')}</ButtonLink>
          ) : null}
          {isOffered('categories') ? (
            <ButtonLink href={pathTo('categories')} variant="secondary">
              {t('Browse all categories')}
            </ButtonLink>
          ) : null}
          <ButtonLink href={pathTo('products')} variant="quiet">
            {t('All products')}
          </ButtonLink>
        </Cluster>
      }
    />
  );
};
