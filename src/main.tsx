/** The entry point of the browser: makes the shop and mounts React. */
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { firstInteraction, pageRest } from '#src/shop/first-interaction.ts';
import { makeShop, nextTask } from './app/make-shop.tsx';
import { loadScreenOf } from './app/screen-chunks.ts';
import { pageCopyTime } from './layout/Notices/page-copy-time.ts';
import './theme/global.css.ts';

/** The script may run before the page is complete, and the last line of the page holds the data of the first view. */
const wholePage = () =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : nextTask();

// Nothing is awaited at the top of this module: the bundler could then not put what screens share into one file with it.
const open = async () => {
  await wholePage();
  const root = document.getElementById('root') as HTMLElement;
  const { app, actor, queryClient, start, isRendered } = await makeShop();
  await Promise.all([loadScreenOf(location.pathname).catch(() => undefined), nextTask()]);
  if (isRendered) {
    // As a transition React works in slices of a frame; as anything else it would hold the page until it is through.
    startTransition(() => void hydrateRoot(root, app));
    globalThis.missedEvents?.watch(root);
  } else {
    createRoot(root).render(app);
    // Without a first view there is nothing to hydrate and everything to fetch.
    start();
  }
  // If this import fails, every part is still fetched on first use.
  const prefetch = async (sign: Promise<unknown>, work: 'prepareInteraction' | 'prefetchNext') => {
    await sign;
    import('./app/prefetch.ts').then(
      (ahead) => ahead[work](actor, queryClient),
      () => undefined,
    );
  };
  void prefetch(pageRest(), 'prepareInteraction');
  // A copy has no first view to spare: what knows its age may start.
  void prefetch(pageCopyTime() === undefined ? firstInteraction() : nextTask(), 'prefetchNext');
};

void open();
