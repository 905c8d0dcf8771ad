import ShoppingBasketIcon from 'lucide-react/icons/shopping-basket';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';

export const NothingToBuy = () => {
  const t = useMessages();
  return (
    <EmptyState
      icon={<ShoppingBasketIcon />}
      title={t('There is nothing to check out')}
      text={t('Good food starts with the first item')}
      action={<ButtonLink href={pathTo('products')}>{t('Start shopping')}</ButtonLink>}
    />
  );
};
