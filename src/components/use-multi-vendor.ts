import { selectSettings } from '#machines/settings/settings.selectors.ts';
import { useFacts } from '#src/shop/use-flow.ts';

/** Whether there is more than one shop: else nothing needs to say whose product it is. */
export const useMultiVendor = () => useFacts('settings', selectSettings).multi_vendor;
