type Load = (url: string) => Promise<unknown>;

const importModule: Load = (url) => import(/* @vite-ignore */ url);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Requests a module script of the page again if it, or a file that it imports, fails to load. Without it nothing hears
 * the presses on a rendered page. The first pause is a second; each further one is twice as long, up to half a minute.
 * Scripts of other sites, such as those to sign in, are not modules and are left alone.
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
