/** The static checks: lint, types, contract, generated files, unused code. They need no build and no database. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, program, run, seconds } from './project.mjs';

const redocly = program('@redocly', 'cli', 'bin', 'cli.js');
const quietly = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const contract = ['openapi', 'openapi.yaml', 'redocly.yaml', 'package-lock.json'];

/** `reads`: the files on which the result depends. A check that passed is not repeated until one of them changes. */
const checks = [
  { name: 'types', command: [process.execPath, inRoot('scripts', 'types.mjs')] },
  {
    name: 'generated files',
    command: [process.execPath, inRoot('scripts', 'generate.mjs'), '--check'],
    reads: [...contract, 'api/generated', 'machines', 'tools/flows', 'docs/flows', 'scripts'],
  },
  { name: 'lint', command: program('@biomejs', 'biome', 'bin', 'biome').concat('check', '--error-on-warnings', '.') },
  { name: 'unused code', command: program('knip', 'bin', 'knip.js').concat('--no-progress') },
  { name: 'contract', command: redocly.concat('lint', 'openapi.yaml'), reads: contract },
];

const atOnce = 2;

/**
 * Runs all checks, two at a time. Prints one line for each, with the output of a failed one.
 * Resolves to `[{ name, passed, time }]`, in the order of their end.
 */
export async function runChecks() {
  const waiting = [...checks];
  const results = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await runCheck(check));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

async function runCheck({ name, command, reads }) {
  const start = performance.now();
  const memory = inRoot('node_modules', '.cache', 'larder', `${name.replaceAll(' ', '-')}.passed`);
  const inputs = reads && hashOf(reads);
  if (inputs && existsSync(memory) && readFileSync(memory, 'utf8') === inputs) {
    console.log(`✓ ${name}: nothing has changed since it passed`);
    return { name, passed: true, time: seconds(start) };
  }
  const { code, output } = await run(command, { quiet: true, env: quietly });
  const passed = code === 0;
  const time = seconds(start);
  console.log(`${passed ? '✓' : '✗'} ${name}, ${time}${passed ? '' : `\n${output.trim()}\n`}`);
  if (passed && inputs) {
    mkdirSync(path.dirname(memory), { recursive: true });
    writeFileSync(memory, inputs);
  }
  return { name, passed, time };
}

function hashOf(names) {
  const hash = createHash('sha256');
  for (const file of names.flatMap(filesIn)) hash.update(`${file}\n`).update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}

function filesIn(name) {
  if (!statSync(inRoot(name)).isDirectory()) return [name];
  return readdirSync(inRoot(name))
    .sort()
    .flatMap((child) => filesIn(path.join(name, child)));
}
