import Share2Icon from 'lucide-react/icons/share-2';
import { useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Button } from '#src/ui/Button/Button.tsx';

/** Passes the page on as it is addressed now. */
export const ShareButton = ({ title }: { title: string }) => {
  const t = useMessages();
  const share = useFlow('share');
  const start = () => share.send({ type: 'share.start', title, url: location.href });
  return (
    <Button variant="secondary" icon={<Share2Icon />} onPress={start}>
      {t('Share')}
    </Button>
  );
};
