import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import { selectSession } from '#machines/session/session.selectors.ts';
import { useFacts } from '#src/shop/use-flow.ts';

/** The shop takes orders of proven accounts only, and this one is not; known once the server said so. */
export const useMustVerify = (): boolean => {
  const { order_place_account_verify: isRequired } = useFacts('preferences', selectSettings);
  const { user } = useFacts('session', selectSession);
  return isRequired && user?.isVerified === false;
};
