/** What `deploy/` says about the shop is true: files, variables, ports and limits of time. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { inRoot } from '#server/root.ts';

const read = (name: string) => readFileSync(inRoot('deploy', name), 'utf8');
const container = read('Containerfile');
const compose = read('compose.yaml');
const services = ['larder.service', 'larder-backup.service'].map(read);
const example = read('larder.env.example');

const defaults = readConfig({});
const table = readFileSync(inRoot('docs', 'operating.md'), 'utf8');
/** The variables of the table in docs/operating.md, and the one of Node itself. */
const known = new Set([
  'NODE_ENV',
  ...[...table.matchAll(/^\| (`[A-Z].*?) \|/gm)].flatMap(([, cell = '']) => namesIn(cell)),
]);

function namesIn(text: string): string[] {
  return text.match(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)*\b/g) ?? [];
}

const unknown = (names: readonly string[]) => names.filter((name) => !known.has(name));

/** The variables that a line sets: `A=1 B=2`. */
const setIn = (text: string) => [...text.matchAll(/\b([A-Z][A-Z\d_]+)=/g)].map(([, name = '']) => name);

/** The folders that `npm run build` writes. */
const built = [...readFileSync(inRoot('scripts', 'lib', 'build.mjs'), 'utf8').matchAll(/'(dist\/\w+)'/g)].map(
  ([, folder]) => folder,
);

/** Of `npm start`; every way to start the shop has it. */
const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: { start: string } };
const memoryFlag = /^node (--max-semi-space-size=\d+) /.exec(scripts.start)?.[1] ?? 'missing';

test('docs/operating.md has each variable of the shop, its tests and its tools', () => {
  const files = ['server', 'scripts', 'tests', 'tools'].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|mjs)$/.test(name))
      .map((name) => inRoot(folder, name)),
  );
  // What one program of Larder gives to another, and what machines set.
  const inner = ['LARDER_JOURNEYS', 'LARDER_JOURNEYS_WORKER', 'LARDER_FLOW_RECORDINGS', 'CHAOS_CLOCK_AHEAD_MS'];
  const others = ['PATH', 'GITHUB_ACTIONS', 'DEV'];
  const read = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\benv(?:ironment)?\.([A-Z][A-Z\d_]+)\b/g)].map(([, name = '']) => name),
  );
  expect(read.length).toBeGreaterThan(30);
  expect(unknown(read).filter((name) => ![...inner, ...others].includes(name))).toEqual([]);
});

test('a night runs what a run of `npm test` takes a sample of', () => {
  const nightly = readFileSync(inRoot('.github', 'workflows', 'nightly.yml'), 'utf8');
  const runs = [...nightly.matchAll(/^ +run: (.*)$/gm)].map(([, line = '']) => line);
  const words = runs.flatMap((line) => line.split(' '));
  for (const name of ['LARDER_TEST_SCALE=10', 'LARDER_RACES=all', 'LARDER_FUZZ=20000', 'LARDER_MUTATIONS=all'])
    expect(words).toContain(name);
  for (const line of ['npm run flows -- mutate', 'npm run chaos -- --minutes 3 --shoppers 20'])
    expect(runs).toContain(line);
  expect(words.filter((word) => word.startsWith('tests/') && !existsSync(inRoot(word)))).toEqual([]);
  expect(unknown(runs.flatMap(setIn))).toEqual([]);
});

describe('Containerfile', () => {
  const stages = container.split(/^FROM /m).slice(1);
  const last = stages.at(-1) ?? '';

  test('has a last stage that takes what exists, and no sources or development packages', () => {
    expect(stages).toHaveLength(3);
    const taken = [...last.matchAll(/^COPY --from=build \/larder\/(\S+) /gm)].map(([, path = '']) => path);
    expect(taken.length).toBeGreaterThan(4);
    expect(taken.filter((path) => path !== 'dist' && !existsSync(inRoot(path)))).toEqual([]);
    expect(last).not.toMatch(/^COPY (?!--from)/m);
    expect(last).toContain('COPY --from=packages /larder/node_modules');
    expect(stages[1]).toContain('npm ci --omit=dev');
  });

  test('does not run as root, and starts a program that the build writes', () => {
    expect(last).toMatch(/^USER node$/m);
    const command = `CMD ["node", "${memoryFlag}", "dist/server/main.js"]\n`;
    expect(last).toContain(`\n${command}`);
    expect(last.indexOf('USER node')).toBeLessThan(last.indexOf(command));
    expect(built).toContain('dist/server');
  });

  test('sets variables that the shop knows, and asks for its readiness at the port that it sets', () => {
    const environment = [...last.matchAll(/^ENV (.+)$/gm)].map(([, line]) => line).join(' ');
    expect(unknown(setIn(environment))).toEqual([]);
    const values = Object.fromEntries(environment.split(' ').map((pair) => pair.split('=')));
    const config = readConfig(values);
    expect(last).toContain(`EXPOSE ${config.port} ${config.metrics?.port}`);
    expect(last).toContain(`fetch('http://127.0.0.1:${config.port}/readyz')`);
    expect(last).toContain(`VOLUME ${config.dataDir}`);
  });

  test('keeps secrets and data of this machine out of the image', () => {
    const ignored = readFileSync(inRoot('.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', 'dist', '.data', '.git']));
  });
});

describe('compose.yaml', () => {
  test('builds by files that exist, and sets variables that the shop knows', () => {
    expect(existsSync(inRoot('deploy', '..', /dockerfile: (\S+)/.exec(compose)?.[1] ?? 'none'))).toBe(true);
    const shop = compose.slice(compose.indexOf('\n  shop:'));
    const set = [...shop.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name);
    expect(set).toContain('DATABASE_URL');
    expect(unknown(set)).toEqual([]);
  });

  test('opens the ports on this machine only, with a file system that cannot be written to', () => {
    const ports = [...compose.matchAll(/^ {6}- (\S+:\d+:\d+)$/gm)].map(([, port]) => port);
    expect(ports).toEqual(['127.0.0.1:4400:4400', '127.0.0.1:9464:9464']);
    expect(compose).toContain('read_only: true');
    expect(compose).toContain('cap_drop: [ALL]');
    expect(compose).toContain('no-new-privileges:true');
  });

  test('keeps the data in named volumes at the places where the images write', () => {
    const dataDir = /DATA_DIR=(\S+)/.exec(container)?.[1];
    expect(compose).toContain(`- data:${dataDir}`);
    expect(compose).toMatch(/^volumes:\n {2}database:\n {2}data:\n$/m);
  });

  test('waits longer for the end than the shop needs', () => {
    const waited = Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1]);
    const needed = Number(
      /killMs = ([\d_]+)/.exec(readFileSync(inRoot('server', 'process', 'workers.ts'), 'utf8'))?.[1]?.replace('_', ''),
    );
    expect(needed).toBeGreaterThan(0);
    expect(waited * 1000).toBeGreaterThan(needed);
    expect(Number(/TimeoutStopSec=(\d+)/.exec(services[0] ?? '')?.[1])).toBe(waited);
  });
});

describe('the services of systemd', () => {
  test.each(services)('start a program of the build, with variables that the shop knows', (service) => {
    const program = /ExecStart=.*?\/usr\/bin\/node (?:--\S+ )?(\S+)/.exec(service)?.[1] ?? '';
    expect(built).toContain(program.split('/').slice(0, 2).join('/'));
    expect(service.includes(`/usr/bin/node ${memoryFlag} `)).toBe(program === 'dist/server/main.js');
    const lines = [...service.matchAll(/^Environment=(.+)$/gm)].map(([, line = '']) => line);
    expect(unknown(lines.flatMap(setIn))).toEqual([]);
    const sandbox = ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'CapabilityBoundingSet=', 'User=larder'];
    // Each start of a unit gives the folder of the data its mode.
    for (const line of [...sandbox, 'StateDirectoryMode=0700']) expect(service).toContain(`\n${line}\n`);
  });

  test('are started by a timer of the same name', () => {
    expect(readdirSync(inRoot('deploy'))).toContain('larder-backup.timer');
  });
});

describe('larder.env.example', () => {
  const lines = example.split('\n').map((line) => line.replace(/^# (?=[A-Z_]+=)/, ''));
  const pairs = lines
    .filter((line) => /^[A-Z_]+=/.test(line))
    .map((line) => /^([A-Z_]+)="?(.*?)"?$/.exec(line)?.slice(1) ?? []);

  test('names variables that the shop knows, with values that it accepts', () => {
    expect(unknown(pairs.map(([name = '']) => name))).toEqual([]);
    const config = readConfig(Object.fromEntries(pairs));
    expect(config.environment).toBe('production');
    expect(config.mail?.from).toBe('Shop <shop@shop.example>');
    expect(config.metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  });

  test('has no secret', () => {
    expect(pairs.filter(([name = '', value]) => /SECRET/.test(name) && value)).toEqual([]);
  });
});

describe('the proxies in front of the whole shop', () => {
  test.each([['nginx-proxy.conf'], ['Caddyfile.proxy']])('%s leads to its port and passes one id on', (name) => {
    const proxy = read(name);
    expect(proxy).toContain(`127.0.0.1:${defaults.port}`);
    expect(proxy).toMatch(/X-Request-Id/);
    expect(proxy).toMatch(/X-Forwarded-Host/);
  });
});
