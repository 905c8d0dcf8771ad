import { query } from '#machines/query/query.types.ts';
import { ProductRow } from '#src/components/ProductRow/ProductRow.tsx';
import { Section } from '#src/components/Section/Section.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';

/** Personal, so it is read here and not for the page; nothing where there is nothing. */
export const RecentlyViewed = () => {
  const t = useMessages();
  const { data } = useQuery(query('listRecentlyViewed'));
  const title = t('Recently viewed');
  return data && data.products.length > 0 ? (
    <Section title={title}>
      <ProductRow label={title} products={data.products} />
    </Section>
  ) : null;
};
