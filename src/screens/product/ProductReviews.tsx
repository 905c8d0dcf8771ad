import { productReviewPageSize } from '#machines/constants.ts';
import { useRead } from '#src/app/use-read.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { Reviews } from '#src/parts/Reviews/Reviews.tsx';
import { Section } from '#src/parts/Section/Section.tsx';
import { productReviewsRead } from '#src/routes/page-reads.ts';
import { chosen, readChoice } from './product-address.ts';
import { reviewsId } from './Summary.tsx';

export const ProductReviews = ({ id, search }: { id: number; search: URLSearchParams }) => {
  const t = useMessages();
  const { reviews: page } = readChoice(search);
  const result = useRead(productReviewsRead(id, page));
  return (
    <Section title={t('Reviews')} id={reviewsId}>
      <Reviews
        result={result}
        page={page}
        perPage={productReviewPageSize}
        hrefOf={(next) => chosen(id, search, 'reviews', next)}
      />
    </Section>
  );
};
