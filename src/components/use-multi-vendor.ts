import { selectSettings } from '#machines/preferences/preferences.selectors.ts';
import { useFacts } from '#src/shop/use-flow.ts';

/** Whether the shop has several vendors. With a single vendor, views do not name the seller of a product. */
export const useMultiVendor = () => useFacts('preferences', selectSettings).multi_vendor;
