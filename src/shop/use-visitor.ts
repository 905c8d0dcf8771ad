/** The visitor of the page, as far as the layout needs it. */
import { selectSession } from '#machines/session/session.selectors.ts';
import { useFacts } from './use-flow.ts';

/** Until the session is restored everybody is a guest, in the space that an account will need. */
export const useVisitor = () => {
  const { user, favoriteCount } = useFacts('session', selectSession);
  return { user, favoriteCount, isGuest: user === undefined };
};
