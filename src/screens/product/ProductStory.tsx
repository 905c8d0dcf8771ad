import { useSearch } from 'wouter';
import { productReviewPageSize } from '#machines/constants.ts';
import type { Id } from '#machines/shared/ids.ts';
import { RichText } from '#src/components/RichText/RichText.tsx';
import { Section } from '#src/components/Section/Section.tsx';
import { Reviews } from '#src/features/reviews/Reviews.tsx';
import { productReviewsQuery } from '#src/routes/page-content-queries.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { chosen } from './product-address.ts';
import { reviewsId } from './Summary.tsx';

export type ProductStoryProps = {
  id: Id;
  /** HTML of the shop. */
  description: string | null | undefined;
  /** Of the reviews; from 1. */
  page: number;
};

/** What there is to read about it, below what there is to decide. */
export const ProductStory = ({ id, description, page }: ProductStoryProps) => {
  const t = useMessages();
  const search = useSearch();
  const result = useQuery(productReviewsQuery(id, page));
  return (
    <>
      <Section title={t('About Product')}>
        {description ? <RichText html={description} /> : <p>{t('Not provided by the shop')}</p>}
      </Section>
      <Section title={t('Reviews')} id={reviewsId}>
        <Reviews
          result={result}
          page={page}
          perPage={productReviewPageSize}
          hrefOf={(next) => chosen(id, new URLSearchParams(search), 'reviews', next)}
        />
      </Section>
    </>
  );
};
