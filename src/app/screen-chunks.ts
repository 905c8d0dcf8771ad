/** Screens arrive on demand; one that has arrived renders at once, so the first view hydrates without a gap. */
import { matchPage, type PageMatch } from '#src/routes/match-page.ts';
import type { Screen } from '#src/routes/pages.ts';

type Arrival = Promise<Screen> & { screen?: Screen; hasFailed?: boolean };
type ScreenModule = Record<string, Screen>;

const modules = import.meta.glob<ScreenModule>('/src/screens/*/*Screen.tsx');
const arrivals = new Map<string, Arrival>();

const fetchScreen = async ({ file, name }: PageMatch['page']['screen']): Promise<Screen> => {
  const screen = (await modules[`/${file}`]?.())?.[name];
  if (!screen) throw new Error(`There is no ${name} in ${file}.`);
  return screen;
};

/** Starts loading a page's screen, once; a failed load stays failed until `forgetFailures`. */
export const loadScreen = ({ page }: PageMatch): Arrival => {
  const { file, name } = page.screen;
  const key = `${file} ${name}`;
  const known = arrivals.get(key);
  if (known) return known;
  const arrival: Arrival = fetchScreen(page.screen).then((screen) => {
    arrival.screen = screen;
    return screen;
  });
  arrival.catch(() => {
    arrival.hasFailed = true;
  });
  arrivals.set(key, arrival);
  return arrival;
};

/** For when a failure has been seen: forgotten any earlier, a file that is missing would be asked for without end. */
export const forgetFailures = (): void => {
  for (const [key, { hasFailed }] of arrivals) if (hasFailed) arrivals.delete(key);
};

/** Waits for the screen of a path, so that what follows can render without a pause. */
export const loadScreenOf = (pathname: string) => loadScreen(matchPage(pathname));
