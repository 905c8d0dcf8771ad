import { headerBadgeCap } from '#machines/constants.ts';
import { capped } from '#src/i18n/capped.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { useUnread } from './use-unread.ts';

export type UnreadBadgeProps = {
  /** Where it stands. */
  className: string;
  /** The control around it says the number already. */
  isSaid?: boolean;
};

/** Nothing while all is read; only for views of somebody who is signed in. */
export const UnreadBadge = ({ className, isSaid = false }: UnreadBadgeProps) => {
  const t = useMessages();
  const count = useUnread();
  if (count === 0) return null;
  return (
    <span className={className}>
      <Badge
        text={capped(count, headerBadgeCap)}
        label={isSaid ? undefined : t('{count} unread messages', { count })}
      />
    </span>
  );
};
