/** The modules that the first interaction loads (`prefetch.ts`). The page names their files, so that one round trip loads all. */
import { stepper } from '#src/components/AddControl/AddControl.tsx';
import { failed } from '#src/components/QueryView/LazyFailed.tsx';
import { overlays } from '#src/layout/OverlaySlot.tsx';
import { matchPage } from '#src/routes/match-page.ts';
import { nextScreens } from './prefetch.ts';

/** By their places in the source, or the name of what several share, as the build manifest names them. */
export const prefetchFiles: readonly string[] = [
  'src/app/prefetch.ts',
  'src/app/screen-files.ts',
  ...nextScreens.map((path) => matchPage(path).page.screen.file),
  overlays.file,
  stepper.file,
  failed.file,
  'footer',
  'machines/query/query.fetch.live.ts',
  'machines/registry.live.ts',
  'machines/release/release.live.ts',
  'src/app/draft.ts',
  'search',
  'shapes',
];
