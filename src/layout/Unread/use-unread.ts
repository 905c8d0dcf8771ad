/** How many messages of shops a shopper has not seen. */
import { query } from '#machines/query/query.types.ts';
import { useQuery } from '#src/shop/use-query.ts';

/** Only for views of somebody who is signed in; none while nobody knows. */
export const useUnread = (): number => useQuery(query('countUnreadMessages')).data?.unread_messages ?? 0;
