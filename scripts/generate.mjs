/**
 * `npm run generate`: bundles the contract, writes its types, and draws the charts into docs/flows.
 * With --check it only reports whether all of them are current.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { command } from './lib/command.mjs';
import { readOptions } from './lib/options.mjs';
import { inRoot, program, run, UserError } from './lib/project.mjs';

const target = path.join('api', 'generated');
const header = '/** Written by `npm run generate` from openapi.yaml; edit that. */\n';
const quietly = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const help = `
npm run generate [-- --check]

Bundles the contract, writes its types, and draws the charts into docs/flows.

  --check   only report whether all of them are current`;
const { values } = readOptions(help, { check: { type: 'boolean', default: false } });

await command(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-generate-'));
  try {
    const files = await generate(folder);
    const isCheck = values.check;
    if (!isCheck) mkdirSync(inRoot(target), { recursive: true });
    const stale = isCheck ? check(files) : write(files);
    return (await charts(isCheck)) || stale;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The contents of all generated files, by name. */
async function generate(folder) {
  const bundle = path.join(folder, 'openapi.json');
  const schema = path.join(folder, 'schema.ts');
  await tool('redocly', program('@redocly', 'cli', 'bin', 'cli.js').concat('bundle', 'openapi.yaml', '-o', bundle));
  const typed = path.join(folder, 'typed.json');
  writeFileSync(typed, JSON.stringify(JSON.parse(readFileSync(bundle, 'utf8'), withOpaqueIds)));
  await tool('openapi-typescript', program('openapi-typescript', 'bin', 'cli.js').concat(typed, '-o', schema));
  return {
    'openapi.json': readFileSync(bundle, 'utf8'),
    'schema.ts': header + readFileSync(schema, 'utf8').replace(/^\/\*\*[\s\S]*?\*\/\n+/, ''),
  };
}

/** The client's types: an opaque id is a number or a text. The server narrows it (`server/contract.types.ts`). */
function withOpaqueIds(_, value) {
  return value?.['x-larder-opaque'] ? { ...value, type: ['integer', 'string'] } : value;
}

/** The charts have their own command, which reports differences itself. */
async function charts(isCheck) {
  const command = program('tsx', 'dist', 'cli.mjs').concat('tools/flows/cli.ts', 'export');
  const { code } = await run(isCheck ? [...command, '--check'] : command);
  return code;
}

async function tool(name, command) {
  const { code, output } = await run(command, { quiet: true, env: quietly });
  if (code === 0) return;
  console.error(output.trim());
  throw new UserError(`${name} could not read openapi.yaml; the lines above say where.`);
}

function write(files) {
  for (const [name, text] of Object.entries(files)) writeIfChanged(inRoot(target, name), text);
  return 0;
}

function check(files) {
  const stale = Object.keys(files).filter((name) => readIfThere(inRoot(target, name)) !== files[name]);
  for (const name of stale) console.error(`${target}/${name} is not what openapi.yaml says: run "npm run generate".`);
  return stale.length ? 1 : 0;
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** An unchanged file keeps its time, so that nothing is rebuilt because of it. */
function writeIfChanged(file, text) {
  if (readIfThere(file) === text) return;
  writeFileSync(file, text);
  console.log(`Wrote ${path.relative(inRoot(), file)}.`);
}
