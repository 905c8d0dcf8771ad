/** Screens load on demand. A loaded one renders at once, so that the first view hydrates without a gap. */
import { sidebar } from '#src/layout/AccountLayout/AccountLayout.tsx';
import { matchPage, type PageMatch } from '#src/routes/match-page.ts';
import type { Screen } from '#src/routes/page.types.ts';
import { hasFailed, trackPromise } from '#src/shop/track-promise.ts';
import type { ScreenModule } from './screen-files.ts';

const screens = new Map<string, Promise<Screen>>();

/**
 * The server's page links the module of its own screen. The map of all screens loads when another screen is opened, or
 * when the linked module failed to load.
 */
const fetchModule = async (file: string): Promise<ScreenModule | undefined> => {
  const written = typeof document !== 'undefined' && document.querySelector<HTMLLinkElement>(`[data-screen="${file}"]`);
  const linked = written && (await import(/* @vite-ignore */ written.href).catch(() => undefined));
  if (linked) return linked;
  const { screenFiles } = await import('./screen-files.ts');
  return screenFiles[`/${file}`]?.();
};

const fetchScreen = async ({ screen: { file, name }, layout }: PageMatch['page']): Promise<Screen> => {
  const [module] = await Promise.all([fetchModule(file), layout === 'account' ? sidebar.load() : undefined]);
  const screen = module?.[name];
  if (!screen) throw new Error(`There is no ${name} in ${file}.`);
  return screen;
};

/** Starts loading a page's screen, once; a failed load stays failed until `clearFailures`. */
export const loadScreen = ({ page }: PageMatch): Promise<Screen> => {
  const { file, name } = page.screen;
  const key = `${file} ${name}`;
  const known = screens.get(key);
  if (known) return known;
  const pending = trackPromise(fetchScreen(page));
  screens.set(key, pending);
  return pending;
};

/** Call it once a failure is shown. Cleared any earlier, a missing file would be requested without end. */
export const clearFailures = (): void => {
  for (const [key, pending] of screens) if (hasFailed(pending)) screens.delete(key);
};

/** Waits for the screen of a path, so that what follows can render without a pause. */
export const loadScreenOf = (pathname: string) => loadScreen(matchPage(pathname));
