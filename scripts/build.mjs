/** `npm run build`: builds everything into dist/, whether it has changed or not. */
import { build } from './lib/build.mjs';
import { checkNode, installIfNeeded } from './lib/install.mjs';
import { main } from './lib/project.mjs';

await main(async () => {
  checkNode();
  await installIfNeeded();
  await build();
});
