import { navigate, useLocationProperty } from 'wouter/use-browser-location';

const marked = { isOpenedHere: true };
const here = () => `${location.pathname}${location.search}`;

/** Something that is open while the address ends in its mark, so that Back closes it. */
export const useOpening = (mark: string) => {
  const isOpen = useLocationProperty(
    () => location.hash === `#${mark}`,
    () => false,
  );
  const isOpenedHere = () => (history.state as typeof marked | null)?.isOpenedHere === true;
  return {
    isOpen,
    open: () => navigate(`${here()}#${mark}`, { state: marked }),
    close: () => (isOpenedHere() ? history.back() : navigate(here(), { replace: true })),
    /** To another address, in place of the open one. */
    leaveFor: (href: string) => navigate(href, { replace: true }),
  };
};
