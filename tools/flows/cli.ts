/** `npm run flows`: what can be seen of the charts. */
import path from 'node:path';
import { readOptions, refuse } from '../../scripts/lib/options.mjs';

const folder = path.join('docs', 'flows');

const help = `npm run flows -- gallery | export | coverage | mutate

  gallery            shows every chart in a browser, with the state of a running shop; also without a command
  export [--check]   writes docs/flows, or reports whether it is current
  coverage           how much of every chart the runs since the last npm test have visited
  mutate [flow …]    whether the tests of a chart notice each thing that may be wrong with it`;

// The commands load what they need, because a wrong word is reported at once.

/** Ends the program if words follow a command that takes none. */
const refuseWords = (args: string[]) => readOptions(help, {}, { args });

const commands: Record<string, (args: string[]) => Promise<number>> = {
  /** Without a command: shows every chart in a browser, with the state of a running shop. */
  gallery: async (args) => {
    refuseWords(args);
    return (await import('./gallery/serve.ts')).openGallery();
  },
  /** Writes docs/flows; with --check only reports whether it is current. */
  export: async (args) => {
    const { check: isCheck } = readOptions(help, { check: { type: 'boolean' } }, { args }).values;
    const [{ exportCharts }, { findCharts, root }] = await Promise.all([import('./export.ts'), import('./find.ts')]);
    const files = await exportCharts(await findCharts(), path.join(root, folder), { write: isCheck !== true });
    for (const name of files) {
      const file = path.join(folder, name);
      if (isCheck) console.error(`${file} is not what machines/ say: run "npm run generate".`);
      else console.log(`Wrote ${file}.`);
    }
    return isCheck === true && files.length > 0 ? 1 : 0;
  },
  /** The coverage of every chart by the runs since the last `npm test`. */
  coverage: async (args) => {
    refuseWords(args);
    return (await import('./coverage/check.ts')).checkCoverage();
  },
  /** Whether the tests of a chart notice each thing that may be wrong with it. */
  mutate: async (args) => (await import('./mutation/check.ts')).checkMutants(args),
};

const [name = 'gallery', ...args] = process.argv.slice(2);
const command = commands[name];
if (name === '--help') console.log(help);
else process.exitCode = command ? await command(args) : refuse(`There is no command "${name}"`);
