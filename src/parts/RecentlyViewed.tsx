import { query } from '#machines/query/query.types.ts';
import { useQuery } from '#src/app/use-query.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { ProductRow } from '#src/parts/ProductRow/ProductRow.tsx';
import { Section } from '#src/parts/Section/Section.tsx';

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
