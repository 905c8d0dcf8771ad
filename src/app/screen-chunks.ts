/** Screens arrive on demand; one that has arrived renders at once, so the first view hydrates without a gap. */

import type { ComponentType } from 'react';
import { matchPage, type PageMatch, type ScreenProps } from '#src/routes/pages.ts';

type Screen = ComponentType<ScreenProps>;
type Arrival = Promise<Screen> & { screen?: Screen };

const arrivals = new Map<PageMatch['name'], Arrival>();

/** Starts loading a page's screen, once; a failed load may be tried again. */
export const loadScreen = ({ name, page }: PageMatch): Arrival => {
  const known = arrivals.get(name);
  if (known) return known;
  const arrival: Arrival = page.load().then((screen) => {
    arrival.screen = screen;
    return screen;
  });
  arrival.catch(() => arrivals.delete(name));
  arrivals.set(name, arrival);
  return arrival;
};

/** Waits for the screen of a path, so that what follows can render without a pause. */
export const loadScreenOf = (pathname: string) => loadScreen(matchPage(pathname));
