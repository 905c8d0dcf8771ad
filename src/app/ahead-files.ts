/** The modules that the first sign of a shopper brings (`ahead.ts`): the page names their files, so that all come in one round trip. */
import { overlays } from '#src/layout/OverlaySlot.tsx';
import { stepper } from '#src/parts/AddControl/AddControl.tsx';
import { matchPage } from '#src/routes/match-page.ts';
import { nextScreens } from './ahead.ts';

/** By their places in the source, or the name of what several share, as the build manifest names them. */
export const aheadFiles: readonly string[] = [
  'src/app/ahead.ts',
  'src/app/screen-files.ts',
  ...nextScreens.map((path) => matchPage(path).page.screen.file),
  overlays.file,
  stepper.file,
  'src/layout/Footer/Footer.tsx',
  'machines/reading/reading.asks.live.ts',
  'machines/registry.live.ts',
  'machines/release/release.live.ts',
  'src/app/typed-text.ts',
  'search',
  'shapes',
];
