import { useMessages } from '#src/shop/use-messages.ts';
import { Notice } from '#src/ui/Notice/Notice.tsx';

/** Why, in the shop's own words, and that it is not the end. */
export const Refusal = ({ note }: { note: string | null | undefined }) => {
  const t = useMessages();
  return (
    <Notice tone="warning" title={t('Your company was not approved')}>
      {note ? <p dir="auto">{note}</p> : null}
      <p>{t('You can put it right and send it again')}</p>
    </Notice>
  );
};
