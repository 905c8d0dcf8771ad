type Load = (url: string) => Promise<unknown>;

const importModule: Load = (url) => import(/* @vite-ignore */ url);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Without its script a rendered page is a picture, and presses on it wait for nothing. A module that failed to load, or
 * needs a file that did, is requested again after a pause, which doubles up to half a minute. The scripts of others, such
 * as those to sign in, are no modules.
 */
export const retryScripts = (load: Load = importModule): void => {
  const retry = async (url: string, pauseMs = 1000): Promise<void> => {
    await wait(pauseMs);
    await load(url).catch(() => retry(url, Math.min(2 * pauseMs, 30_000)));
  };
  const notice = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') void retry(target.src);
  };
  addEventListener('error', notice, true);
};
