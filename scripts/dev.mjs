/** `npm run dev`: the API, restarted when it changes, and the storefront with hot reloading. Both end together. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { command } from './lib/command.mjs';
import { readOptions } from './lib/options.mjs';
import { program, root, UserError } from './lib/project.mjs';

const help = `
npm run dev

The API, restarted when it changes, and the storefront with hot reloading.

  PORT       the port of the storefront (4400); the API takes a free one
  DATA_DIR   the folder of the data (.data/dev), so that a shop of npm start can run beside it`;
readOptions(help);

const port = Number(process.env.PORT || 4400);
const dataDir = process.env.DATA_DIR || path.join('.data', 'dev');

await command(async () => {
  const url = `http://localhost:${await freePort(port)}`;
  const apiPort = await freePort(0);
  // Payments return to the page that started them.
  const api = { API_ONLY: '1', PORT: String(apiPort), PUBLIC_URL: url, DATA_DIR: dataDir };
  console.log(`The storefront opens on ${url}, with its data in ${dataDir} (Ctrl-C ends it).`);
  return endTogether([
    start(program('tsx', 'dist', 'cli.mjs').concat('watch', '--clear-screen=false', 'server/main.ts'), api),
    start(program('vite', 'bin', 'vite.js').concat('--port', String(port), '--strictPort'), {
      NODE_ENV: 'development',
      API_URL: `http://127.0.0.1:${apiPort}`,
    }),
  ]);
});

/** The port, or any free one for 0. Another program on it is an error: nobody looks for a page that has moved. */
async function freePort(chosen) {
  if (!Number.isInteger(chosen) || chosen < 0 || chosen > 65_535) {
    throw new UserError(`PORT must be a whole number up to 65535, not "${process.env.PORT}".`);
  }
  const server = createServer();
  try {
    server.listen(chosen);
    await once(server, 'listening');
  } catch (error) {
    throw new UserError(`Port ${chosen} is not free (${error.code}): choose another one with PORT.`);
  }
  const { port: free } = server.address();
  server.close();
  await once(server, 'close');
  return free;
}

/**
 * The program is in a process group of its own: Ctrl-C in a terminal would reach it as well as `endTogether` does, and
 * `tsx` kills the API at a second signal, with the database still running.
 */
function start([command, ...args], env) {
  const detached = process.platform !== 'win32';
  return spawn(command, args, {
    cwd: root,
    detached,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
}

/** Ends each child once. Resolves with 0 if the person ended them, and with 1 if one of them ended by itself. */
async function endTogether(children) {
  const exits = children.map((child) => once(child, 'exit'));
  const stopped = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(0));
  });
  try {
    return await Promise.race([stopped, ...exits.map((exit) => exit.then(() => 1))]);
  } finally {
    for (const child of children) child.kill('SIGTERM');
    await Promise.allSettled(exits);
  }
}
