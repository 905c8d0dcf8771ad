/** `npm run build`: builds everything into dist/, even if nothing has changed. */
import { build } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { readOptions } from './lib/options.mjs';

readOptions('npm run build: builds everything into dist/, even if nothing has changed.');

await command(async () => {
  await build();
});
