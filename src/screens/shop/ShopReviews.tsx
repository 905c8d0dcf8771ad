import { shopReviewPageSize } from '#machines/constants.ts';
import { useQuery } from '#src/app/use-query.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { Reviews } from '#src/parts/Reviews/Reviews.tsx';
import { Section } from '#src/parts/Section/Section.tsx';
import { shopReviewsQuery } from '#src/routes/page-content-queries.ts';
import { readProductSearch } from '#src/routes/product-search.ts';
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
