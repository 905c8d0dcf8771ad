/** Installs programs that the tests use from Debian's packages. */
import { existsSync } from 'node:fs';
import { run } from './project.mjs';

/** Installs the packages as root on a Debian; does nothing elsewhere. `purpose` completes "Installing … ". */
export async function installOnDebian(packages, purpose) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${purpose}.`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(['apt-get', 'update', '-q'], { quiet: true, env });
  await run(['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages], { quiet: true, env });
}
