import { headerBadgeCap } from '#machines/constants.ts';
import { capped } from '#src/i18n/capped.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { useUnread } from './use-unread.ts';

export type UnreadBadgeProps = {
  /** Where it stands. */
  className: string;
  /** True if the label of the surrounding control already contains the number. */
  isSaid?: boolean;
};

/** The number of unread messages, hidden at zero. Use it only in views for signed-in shoppers. */
export const UnreadBadge = ({ className, isSaid = false }: UnreadBadgeProps) => {
  const t = useMessages();
  const number = useNumbers();
  const count = useUnread();
  if (count === 0) return null;
  return (
    <span className={className}>
      <Badge
        text={number(capped(count, headerBadgeCap))}
        label={isSaid ? undefined : t('{count} unread messages', { count })}
      />
    </span>
  );
};
