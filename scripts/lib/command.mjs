/** The beginning of every command of package.json. */
import { buildIfNeeded } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { rerunIfNodeIsTooOld } from './node.mjs';
import { UserError } from './project.mjs';

/**
 * Runs `work` under a supported Node, after the packages are installed and, with `needs: 'build'`, the shop is built.
 * `work` resolves to the exit code (none is 0). A UserError is printed as its one sentence and brings the exit code.
 */
export async function command(work, { needs = 'packages' } = {}) {
  try {
    process.exitCode = (await rerunIfNodeIsTooOld()) ?? (await prepareAndRun(work, needs)) ?? 0;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}

async function prepareAndRun(work, needs) {
  await installIfNeeded();
  if (needs === 'build') await buildIfNeeded();
  return work();
}
