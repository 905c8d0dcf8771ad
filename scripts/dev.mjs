/** `npm run dev`: the API, restarted when it changes, and the storefront with hot reloading. Both end together. */
import { spawn } from 'node:child_process';
import { command } from './lib/command.mjs';
import { program, root } from './lib/project.mjs';

// Payments return to the page that started them.
const api = { API_ONLY: '1', PORT: '4401', PUBLIC_URL: 'http://localhost:4400' };

await command(async () => {
  console.log('The storefront opens on http://localhost:4400 (Ctrl-C ends it).');
  return endTogether([
    start(program('tsx', 'dist', 'cli.mjs').concat('watch', '--clear-screen=false', 'server/main.ts'), api),
    start(program('vite', 'bin', 'vite.js'), { NODE_ENV: 'development', API_URL: `http://127.0.0.1:${api.PORT}` }),
  ]);
});

function start([command, ...args], env) {
  return spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
}

/** Resolves with 0 if the person ended it, and with 1 if one of the programs failed. */
function endTogether(children) {
  return new Promise((resolve) => {
    let left = children.length;
    let code = 0;
    const end = () => {
      for (const child of children) child.kill('SIGTERM');
    };
    const asked = () => {
      asked.done = true;
      end();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, asked);
    for (const child of children) {
      child.once('exit', () => {
        if (!asked.done) code = 1;
        end();
        if (--left === 0) resolve(code);
      });
    }
  });
}
