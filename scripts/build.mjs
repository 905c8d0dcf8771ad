/** `npm run build`: builds everything into dist/, whether it has changed or not. */
import { build } from './lib/build.mjs';
import { command } from './lib/command.mjs';

await command(async () => {
  await build();
});
