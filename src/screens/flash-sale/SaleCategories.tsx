import type { SalePage } from '#machines/query/contract.types.ts';
import { ChipNav } from '#src/components/ChipNav/ChipNav.tsx';
import { categoriesQuery } from '#src/routes/page-content-queries.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { ChipLink } from '#src/ui/Chip/Chip.tsx';

export type SaleCategoriesProps = {
  categories: NonNullable<SalePage['categories']>;
  /** The id of the one that the products are narrowed to. */
  current: string | undefined;
  hrefOf: (id: string | undefined) => string;
};

/** Nothing where there is nothing to choose. */
export const SaleCategories = ({ categories, current, hrefOf }: SaleCategoriesProps) => {
  const t = useMessages();
  if (categories.length < 2) return null;
  return (
    <ChipNav label={t('Categories')}>
      <ChipLink href={hrefOf(undefined)} isCurrent={!current}>
        {t('All')}
      </ChipLink>
      {categories.map(({ id, name }) => (
        <ChipLink key={id} href={hrefOf(String(id))} isCurrent={current === String(id)}>
          <bdi>{name}</bdi>
        </ChipLink>
      ))}
    </ChipNav>
  );
};

/** Other back ends filter a sale by category and do not say which it has: then those of the shop are offered. */
export const ShopCategories = (props: Omit<SaleCategoriesProps, 'categories'>) => (
  <SaleCategories {...props} categories={useQuery(categoriesQuery()).data?.categories ?? []} />
);
