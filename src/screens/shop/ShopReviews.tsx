import { shopReviewPageSize } from '#machines/constants.ts';
import { Section } from '#src/components/Section/Section.tsx';
import { Reviews } from '#src/features/reviews/Reviews.tsx';
import { shopReviewsQuery } from '#src/routes/page-content-queries.ts';
import { readProductSearch } from '#src/routes/product-search.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { reviewsHref } from './shop-address.ts';

export const ShopReviews = ({ id, search }: { id: string; search: URLSearchParams }) => {
  const t = useMessages();
  const { page } = readProductSearch(search);
  const result = useQuery(shopReviewsQuery(id, page));
  return (
    <Section title={t('Reviews')}>
      <Reviews result={result} page={page} perPage={shopReviewPageSize} hrefOf={(next) => reviewsHref(id, next)} />
    </Section>
  );
};
