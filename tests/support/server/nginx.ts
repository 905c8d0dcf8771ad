/** A real nginx with the file that operators are given, in front of the build and a back end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '#server/root.ts';
import { freePort } from '#tools/free-port.ts';

/** For a single file run by hand; as `npm test` looks for it. */
const usual = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];

/** Undefined where there is none. */
export const nginxPath = (): string | undefined => process.env.NGINX_PATH || usual.find(existsSync);

/** The four values that a user of the file replaces; each must occur once. */
function filledIn(text: string, values: Record<string, string>): string {
  let filled = text;
  for (const [from, to] of Object.entries(values)) {
    if (!filled.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}".`);
    filled = filled.replaceAll(from, to);
  }
  return filled;
}

const wholeConfiguration = (folder: string) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  types {
    text/html html; text/css css; text/javascript js; application/json json; image/svg+xml svg;
    image/png png; image/webp webp; image/x-icon ico; font/woff2 woff2; text/plain txt;
  }
  default_type application/octet-stream;
  charset utf-8;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/larder.conf;
}
`;

async function listens(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  const giveUpAt = Date.now() + 30_000;
  for (;;) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error(`nginx did not start:\n${printed()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function startNginx(program: string, backEnd: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-nginx-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const host = new URL(backEnd);
  const filled = filledIn(await readFile(inRoot('deploy', 'nginx.conf'), 'utf8'), {
    'server 127.0.0.1:4401;': `server ${host.hostname === 'localhost' ? '127.0.0.1' : host.hostname}:${host.port};`,
    'listen 80;': `listen 127.0.0.1:${port};`,
    'server_name shop.example;': 'server_name localhost;',
    '/srv/larder': `${folder}/site`,
  });
  // As an operator lays them out; nothing of the project is beside them.
  await cp(inRoot('deploy'), join(folder, 'site', 'deploy'), { recursive: true });
  await cp(inRoot('dist', 'client'), join(folder, 'site', 'dist', 'client'), { recursive: true });
  await writeFile(join(folder, 'larder.conf'), filled);
  await writeFile(join(folder, 'nginx.conf'), wholeConfiguration(folder));
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += String(data)));
  await listens(url, child, () => printed);
  return {
    url,
    stop: async () => {
      if (child.exitCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
