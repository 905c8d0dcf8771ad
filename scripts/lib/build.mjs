/** The build: the client, the renderer of first views and the server, each with Vite. */
import { writeBillOfMaterials } from './bill-of-materials.mjs';
import { compressFolder } from './compress.mjs';
import { writeLicences } from './licences.mjs';
import { inRoot, program, run, seconds, UserError } from './project.mjs';
import { isBuilt, removeStamp, takeStamp, writeStamp } from './sources.mjs';

/** `LARDER_STAGING=1`: a build with the tester's panel. No other build contains any of it. */
const mode = process.env.LARDER_STAGING === '1' ? 'staging' : 'production';

const vite = (...args) =>
  program('vite', 'bin', 'vite.js').concat('build', '--mode', mode, '--logLevel', 'warn', ...args);

const parts = {
  'the client': vite('--outDir', 'dist/client'),
  'the first view': vite('--ssr', 'src/entry-server.tsx', '--outDir', 'dist/ssr'),
  'the server': vite('--ssr', 'server/main.ts', '--outDir', 'dist/server'),
  "the operator's commands": vite('--ssr', 'server/cli/shop.ts', '--outDir', 'dist/cli'),
};

export async function buildIfNeeded() {
  if (!isBuilt(takeStamp())) await build();
}

export async function build() {
  const start = performance.now();
  // Taken before the build: a change during the build causes another one.
  const stamp = takeStamp();
  const { contents } = stamp;
  removeStamp();
  console.log('Building the shop.');
  const broken = (await Promise.all(Object.entries(parts).map(buildPart))).filter(Boolean);
  if (broken.length) throw new UserError(`Building ${broken.join(', ')} failed; the lines above say where.`);
  // Imported late: a fresh clone installs its package only after the start of this script.
  const { drawIcons } = await import('./app-icons.mjs');
  await drawIcons(inRoot('dist', 'client'));
  await writeBillOfMaterials();
  writeLicences();
  const count = await compressFolder(inRoot('dist', 'client'));
  writeStamp({ times: stamp.times, contents });
  console.log(`Built in ${seconds(start)}; ${count} files compressed.`);
}

/** Returns the name of the part that failed to build. */
async function buildPart([name, command]) {
  const { code, output } = await run(command, { quiet: true, env: { NODE_ENV: 'production' } });
  if (output.trim()) console.log(output.trim());
  return code === 0 ? undefined : name;
}
