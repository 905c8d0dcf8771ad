import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import { useFacts } from '#src/shop/use-flow.ts';

/** Whether there is more than one shop: else nothing needs to say whose product it is. */
export const useMultiVendor = () => useFacts('preferences', selectSettings).multi_vendor;
