import { shopReviewPageSize } from '#machines/constants.ts';
import { useRead } from '#src/app/use-read.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { Reviews } from '#src/parts/Reviews/Reviews.tsx';
import { Section } from '#src/parts/Section/Section.tsx';
import { shopReviewsRead } from '#src/routes/page-reads.ts';
import { readProductSearch } from '#src/routes/product-search.ts';
import { reviewsHref } from './shop-address.ts';

export const ShopReviews = ({ id, search }: { id: string; search: URLSearchParams }) => {
  const t = useMessages();
  const { page } = readProductSearch(search);
  const result = useRead(shopReviewsRead(id, page));
  return (
    <Section title={t('Reviews')}>
      <Reviews result={result} page={page} perPage={shopReviewPageSize} hrefOf={(next) => reviewsHref(id, next)} />
    </Section>
  );
};
