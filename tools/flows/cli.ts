/** `npm run flows`: what can be seen of the charts. */
import path from 'node:path';
import { refuse } from '../../scripts/lib/options.mjs';
import { checkCoverage } from './coverage/check.ts';
import { exportCharts } from './export.ts';
import { findCharts, root } from './find.ts';
import { openGallery } from './gallery/serve.ts';
import { checkMutants } from './mutation/check.ts';

const folder = path.join('docs', 'flows');

const commands: Record<string, (args: string[]) => Promise<number>> = {
  /** Without a command: shows every chart in a browser, with the state of a running shop. */
  gallery: openGallery,
  /** Writes docs/flows; with --check only reports whether it is current. */
  export: async (args) => {
    const isCheck = args.includes('--check');
    const files = await exportCharts(await findCharts(), path.join(root, folder), { write: !isCheck });
    for (const name of files) {
      const file = path.join(folder, name);
      if (isCheck) console.error(`${file} is not what machines/ say: run "npm run generate".`);
      else console.log(`Wrote ${file}.`);
    }
    return isCheck && files.length > 0 ? 1 : 0;
  },
  /** The coverage of every chart by the runs since the last `npm test`. */
  coverage: checkCoverage,
  /** Whether the tests of a chart notice each thing that may be wrong with it. */
  mutate: checkMutants,
};

const help = `npm run flows -- ${Object.keys(commands).join(' | ')}

  gallery            shows every chart in a browser, with the state of a running shop; also without a command
  export [--check]   writes docs/flows, or reports whether it is current
  coverage           how much of every chart the runs since the last npm test have visited
  mutate [flow …]    whether the tests of a chart notice each thing that may be wrong with it`;

const [name = 'gallery', ...args] = process.argv.slice(2);
const command = commands[name];
if (name === '--help') console.log(help);
else process.exitCode = command ? await command(args) : refuse(`There is no command "${name}"`);
