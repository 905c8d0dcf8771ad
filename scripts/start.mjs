/** `npm start`: installs missing packages, builds changed sources, and starts the shop in this same process. */
import { command } from './lib/command.mjs';

await command(() => import('../dist/server/main.js').then(() => undefined), { needs: 'build' });
