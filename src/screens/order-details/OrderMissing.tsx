import PackageSearchIcon from 'lucide-react/icons/package-search';
import { NotFoundState } from '#src/components/NotFoundState.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';

export const OrderMissing = () => {
  const t = useMessages();
  return (
    <NotFoundState
      icon={<PackageSearchIcon />}
      title={t('This order could not be found')}
      text={t('Check the link, or pick the order from your order history')}
      href={pathTo('orderHistory')}
      linkText={t('Back to Order History')}
    />
  );
};
