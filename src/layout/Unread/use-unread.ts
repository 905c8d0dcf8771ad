/** How many messages of shops a shopper has not seen. */
import { query } from '#machines/query/query.types.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { useVisitor } from '#src/shop/use-visitor.ts';

/** Use it only in views for signed-in shoppers. Returns 0 until the number is known. */
export const useUnread = (): number => {
  const { user } = useVisitor();
  return useQuery(query('countUnreadMessages', user ? { user_id: user.id } : {})).data?.unread_messages ?? 0;
};
