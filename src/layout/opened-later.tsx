/** What opens over the page and is fetched when it is wanted for the first time. */
import { type ComponentType, useSyncExternalStore } from 'react';

/**
 * Nothing shows until it is there; one that could not be had is asked for anew when it opens again. Not by `lazy`: what
 * suspends is held back by React for a moment, and drawn twice when something changes meanwhile. Chromium keeps the
 * pictures of such a drawing for good, and with them the page around it.
 */
export const openedLater = <Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) => {
  let part: ComponentType<Props> | undefined;
  const bring = (tell: () => void) => {
    const arrive = (found: ComponentType<Props>) => {
      part = found;
      tell();
    };
    if (!part) fetchPart().then(arrive, () => undefined);
    return () => undefined;
  };
  const shown = () => part;
  return (props: Props) => {
    const Shown = useSyncExternalStore(bring, shown, shown);
    return Shown ? <Shown {...props} /> : null;
  };
};
