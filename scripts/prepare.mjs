/** Before `npm start`: installs what is missing and builds what has changed; says nothing when there is nothing to do. */
import { buildIfNeeded } from './lib/build.mjs';
import { checkNode, installIfNeeded } from './lib/install.mjs';
import { main } from './lib/project.mjs';

await main(async () => {
  checkNode();
  await installIfNeeded();
  await buildIfNeeded();
});
