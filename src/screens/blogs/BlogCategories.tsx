import type { BlogPage } from '#machines/query/contract.types.ts';
import { ChipNav } from '#src/components/ChipNav/ChipNav.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { ChipLink } from '#src/ui/Chip/Chip.tsx';

export type BlogCategoriesProps = Pick<BlogPage, 'categories'> & {
  current: string | undefined;
  hrefOf: (id: string | undefined) => string;
};

export const BlogCategories = ({ categories, current, hrefOf }: BlogCategoriesProps) => {
  const t = useMessages();
  return (
    <ChipNav label={t('Categories')}>
      <ChipLink href={hrefOf(undefined)} isCurrent={!current}>
        {t('All Blogs')}
      </ChipLink>
      {categories.map(({ id, name }) => (
        <ChipLink key={id} href={hrefOf(String(id))} isCurrent={current === String(id)}>
          <bdi>{name}</bdi>
        </ChipLink>
      ))}
    </ChipNav>
  );
};
