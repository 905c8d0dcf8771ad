/** `npm start`: installs missing packages, builds changed sources, and starts the shop in this same process. */
import { command } from './lib/command.mjs';
import { readOptions } from './lib/options.mjs';

readOptions(
  'npm start: opens the shop. Variables of the environment configure it, such as PORT; docs/operating.md lists them.',
);

await command(() => import('../dist/server/main.js').then(() => undefined), { needs: 'build' });
