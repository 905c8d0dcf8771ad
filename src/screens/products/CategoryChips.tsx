import type { Category } from '#machines/query/contract.types.ts';
import { ChipNav } from '#src/components/ChipNav/ChipNav.tsx';
import { slugOf } from '#src/components/category-path.ts';
import type { ProductSearch } from '#src/routes/product-search.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ChipLink } from '#src/ui/Chip/Chip.tsx';
import { type HrefOf, without } from './list-place.ts';

type ChipsProps = { state: ProductSearch; hrefOf: HrefOf };

export const CategoryChips = ({ categories, state, hrefOf }: ChipsProps & { categories: readonly Category[] }) => {
  const t = useMessages();
  const isChosen = (category: Category) => [slugOf(category), String(category.id)].includes(state.category ?? '');
  return (
    <ChipNav label={t('Categories')}>
      <ChipLink href={hrefOf(without(state, 'category', 'subCategory'))} isCurrent={!state.category}>
        {t('All')}
      </ChipLink>
      {categories.map((category) => (
        <ChipLink
          key={category.id}
          href={hrefOf({ ...without(state, 'subCategory'), category: slugOf(category) })}
          isCurrent={isChosen(category)}
        >
          <bdi>{category.name}</bdi>
        </ChipLink>
      ))}
    </ChipNav>
  );
};

export const SubCategoryChips = ({ category, state, hrefOf }: ChipsProps & { category: Category | undefined }) => {
  const t = useMessages();
  return (
    <ChipNav label={category?.name ?? t('Category')}>
      <ChipLink href={hrefOf(without(state, 'subCategory'))} isCurrent={!state.subCategory}>
        {t('All')}
      </ChipLink>
      {category?.sub_categories.map((each) => (
        <ChipLink
          key={each.id}
          href={hrefOf({ ...without(state), subCategory: slugOf(each) })}
          isCurrent={[slugOf(each), String(each.id)].includes(state.subCategory ?? '')}
        >
          <bdi>{each.name}</bdi>
        </ChipLink>
      ))}
    </ChipNav>
  );
};
