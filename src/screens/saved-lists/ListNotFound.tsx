import ListChecksIcon from 'lucide-react/icons/list-checks';
import { NotFoundState } from '#src/components/NotFoundState.tsx';
import { useMessages } from '#src/shop/use-messages.ts';

type ListNotFoundProps = {
  /** Where a visitor can go instead. */
  href: string;
  linkText: string;
};

/** A list that was deleted, belongs to somebody else, or whose link was ended. */
export const ListNotFound = ({ href, linkText }: ListNotFoundProps) => {
  const t = useMessages();
  return (
    <NotFoundState
      icon={<ListChecksIcon />}
      title={t('This list doesn’t exist')}
      text={t('It may have been deleted, or its link was ended')}
      href={href}
      linkText={linkText}
    />
  );
};
