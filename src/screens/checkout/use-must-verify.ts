import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import { selectSession } from '#machines/session/session.selectors.ts';
import { useFacts } from '#src/shop/use-flow.ts';

/** Whether the shop requires a verified account and this one is unverified. False until the server responds. */
export const useMustVerify = (): boolean => {
  const { order_place_account_verify: isRequired } = useFacts('preferences', selectSettings);
  const { user } = useFacts('session', selectSession);
  return isRequired && user?.isVerified === false;
};
