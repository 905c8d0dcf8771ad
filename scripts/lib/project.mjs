/** The root of the project, and how its commands start other programs. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const inRoot = (...parts) => path.join(root, ...parts);

/** An error that the person at the keyboard can mend; its message is one sentence. */
export class UserError extends Error {
  exitCode = 1;
}

/** An argument that a command does not take. */
export class UsageError extends UserError {
  exitCode = 2;
}

/** The script of a package in node_modules, run by this same Node on every system. */
export const program = (...parts) => [process.execPath, inRoot('node_modules', ...parts)];

/**
 * Runs a program and resolves to its exit code and, with `quiet`, its output.
 * Without `quiet` it prints as it runs.
 */
export function run([command, ...args], { env = {}, quiet = false, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    let output = '';
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env } });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (output += piece));
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: code ?? 1, signal, output }));
  });
}

/** npm itself, by the path that npm passes to its scripts, or from the PATH. */
export function npm(...args) {
  const path = process.env.npm_execpath;
  if (path?.endsWith('.js')) return [process.execPath, path, ...args];
  return process.platform === 'win32' ? ['cmd', '/c', 'npm', ...args] : ['npm', ...args];
}

export const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;
