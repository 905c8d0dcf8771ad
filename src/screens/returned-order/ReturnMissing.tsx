import PackageSearchIcon from 'lucide-react/icons/package-search';
import { pathTo } from '#src/routes/paths.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';

export const ReturnMissing = () => {
  const t = useMessages();
  return (
    <EmptyState
      icon={<PackageSearchIcon />}
      level={1}
      title={t('This return could not be found')}
      text={t('Check the link, or pick the return from your list')}
      action={<ButtonLink href={pathTo('returnedOrders')}>{t('Return Orders')}</ButtonLink>}
    />
  );
};
