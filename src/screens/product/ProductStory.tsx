import { useSearch } from 'wouter';
import { productReviewPageSize } from '#machines/constants.ts';
import { useQuery } from '#src/app/use-query.ts';
import { useMessages } from '#src/app/use-texts.ts';
import { Reviews } from '#src/parts/Reviews/Reviews.tsx';
import { RichText } from '#src/parts/RichText/RichText.tsx';
import { Section } from '#src/parts/Section/Section.tsx';
import { productReviewsQuery } from '#src/routes/page-content-queries.ts';
import { chosen } from './product-address.ts';
import { reviewsId } from './Summary.tsx';

export type ProductStoryProps = {
  id: number;
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
