/** Whether the page is dark now: by the shopper's choice, else by the device. */
import { selectScheme } from '#machines/preferences/preferences.selectors.ts';
import { useFacts } from '#src/shop/use-flow.ts';
import { useMedia } from '#src/shop/use-media.ts';

export const useIsDark = (): boolean => {
  const scheme = useFacts('preferences', selectScheme);
  const isDeviceDark = useMedia('(prefers-color-scheme: dark)');
  return scheme === 'dark' || (scheme !== 'light' && isDeviceDark);
};
