import { headerBadgeCap } from '#machines/constants.ts';
import { query } from '#machines/query/query.types.ts';
import { capped } from '#src/i18n/numbers.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useNumbers } from '#src/shop/use-numbers.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { useVisitor } from '#src/shop/use-visitor.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';

/** Use it only in views for signed-in shoppers. Returns 0 until the number is known. */
export const useUnread = (): number => {
  const { user } = useVisitor();
  return useQuery(query('countUnreadMessages', user ? { user_id: user.id } : {})).data?.unread_messages ?? 0;
};

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
