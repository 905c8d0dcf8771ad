/** Screens arrive on demand; one that has arrived renders at once, so the first view hydrates without a gap. */
import { sidebar } from '#src/layout/AccountLayout/AccountLayout.tsx';
import { matchPage, type PageMatch } from '#src/routes/match-page.ts';
import type { Screen } from '#src/routes/pages.ts';
import { haveArrived } from './have-arrived.ts';
import type { ScreenModule } from './screen-files.ts';

export type Arrival = Promise<Screen> & { end?: 'here' | 'failed' };
const arrivals = new Map<string, Arrival>();

/** The screen that the server has written is named by its page; a map of all the others comes when one is wanted. */
const fetchModule = async (file: string): Promise<ScreenModule | undefined> => {
  const written = typeof document !== 'undefined' && document.querySelector<HTMLLinkElement>(`[data-screen="${file}"]`);
  if (written) return import(/* @vite-ignore */ written.href);
  const { screenFiles } = await import('./screen-files.ts');
  return screenFiles[`/${file}`]?.();
};

const fetchScreen = async ({ screen: { file, name }, layout }: PageMatch['page']): Promise<Screen> => {
  const [module] = await Promise.all([fetchModule(file), layout === 'account' ? sidebar.bring() : undefined]);
  const screen = module?.[name];
  if (!screen) throw new Error(`There is no ${name} in ${file}.`);
  return screen;
};

/** Starts loading a page's screen, once; a failed load stays failed until `forgetFailures`. */
export const loadScreen = ({ page }: PageMatch): Arrival => {
  const { file, name } = page.screen;
  const key = `${file} ${name}`;
  const known = arrivals.get(key);
  if (known) return known;
  const arrival: Arrival = fetchScreen(page).then((screen) => {
    arrival.end = 'here';
    return haveArrived(arrival, screen);
  });
  arrival.catch(() => {
    arrival.end = 'failed';
  });
  arrivals.set(key, arrival);
  return arrival;
};

/** Neither here nor failed. */
export const isOnItsWay = ({ end }: Arrival): boolean => end === undefined;

/** For when a failure has been seen: forgotten any earlier, a file that is missing would be asked for without end. */
export const forgetFailures = (): void => {
  for (const [key, { end }] of arrivals) if (end === 'failed') arrivals.delete(key);
};

/** Waits for the screen of a path, so that what follows can render without a pause. */
export const loadScreenOf = (pathname: string) => loadScreen(matchPage(pathname));
