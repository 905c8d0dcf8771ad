import PackageSearchIcon from 'lucide-react/icons/package-search';
import { NotFoundState } from '#src/components/NotFoundState.tsx';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';

export const ReturnMissing = () => {
  const t = useMessages();
  return (
    <NotFoundState
      icon={<PackageSearchIcon />}
      title={t('This return could not be found')}
      text={t('Check the link, or pick the return from your list')}
      href={pathTo('returnedOrders')}
      linkText={t('Return Orders')}
    />
  );
};
