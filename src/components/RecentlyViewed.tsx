import { query } from '#machines/query/query.types.ts';
import { ProductRow } from '#src/components/ProductRow/ProductRow.tsx';
import { Section } from '#src/components/Section/Section.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';

type PersonalRowProps = { operation: 'listRecentlyViewed' | 'listUsuals'; title: string };

/** Personal, so it is read here and not for the page; nothing where there is nothing. */
const PersonalRow = ({ operation, title }: PersonalRowProps) => {
  const { data } = useQuery(query(operation));
  return data && data.products.length > 0 ? (
    <Section title={title}>
      <ProductRow label={title} products={data.products} />
    </Section>
  ) : null;
};

export const RecentlyViewed = () => (
  <PersonalRow operation="listRecentlyViewed" title={useMessages()('Recently viewed')} />
);

/** What the shopper buys often, to be added with one press. */
export const Usuals = () => <PersonalRow operation="listUsuals" title={useMessages()('You often buy')} />;
