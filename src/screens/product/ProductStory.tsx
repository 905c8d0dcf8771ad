import { productReviewPageSize } from '#machines/constants.ts';
import type { ProductDetails } from '#machines/query/contract.types.ts';
import { RichText } from '#src/components/RichText/RichText.tsx';
import { Section } from '#src/components/Section/Section.tsx';
import { Reviews } from '#src/features/reviews/Reviews.tsx';
import { productReviewsQuery } from '#src/routes/page-content-queries.ts';
import { useAddress } from '#src/shop/address.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { FoodFacts } from './FoodFacts.tsx';
import { chosen } from './product-address.ts';
import { reviewsId } from './Summary.tsx';
import { Videos } from './Videos.tsx';

export type ProductStoryProps = {
  product: ProductDetails;
  /** Of the reviews; from 1. */
  page: number;
};

/** Allergens count even where a back end states nothing else about a food. */
const statedFacts = ({ facts, contains = [], may_contain: mayContain = [] }: ProductDetails) =>
  facts ?? (contains.length + mayContain.length > 0 ? { allergens_complete: false } : undefined);

/** What there is to read about it, below what there is to decide. */
export const ProductStory = ({ product, page }: ProductStoryProps) => {
  const { id, description, contains, may_contain: mayContain } = product;
  const t = useMessages();
  const { search } = useAddress();
  const facts = statedFacts(product);
  const result = useQuery(productReviewsQuery(id, page));
  return (
    <>
      <Videos product={product} />
      <Section title={t('About Product')}>
        {description ? <RichText html={description} /> : <p>{t('Not provided by the shop')}</p>}
      </Section>
      {facts ? <FoodFacts facts={facts} contains={contains} mayContain={mayContain} /> : null}
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
