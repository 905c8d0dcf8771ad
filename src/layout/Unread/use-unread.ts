/** How many messages of shops a shopper has not seen. */
import { read } from '#machines/reading/reading.types.ts';
import { useRead } from '#src/app/use-read.ts';

/** Only for views of somebody who is signed in; none while nobody knows. */
export const useUnread = (): number => useRead(read('countUnreadMessages')).data?.unread_messages ?? 0;
