import PackageSearchIcon from 'lucide-react/icons/package-search';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';

export const OrderMissing = () => {
  const t = useMessages();
  return (
    <EmptyState
      icon={<PackageSearchIcon />}
      level={1}
      title={t('This order could not be found')}
      text={t('Check the link, or pick the order from your order history')}
      action={<ButtonLink href={pathTo('orderHistory')}>{t('Back to Order History')}</ButtonLink>}
    />
  );
};
