/** Repeats the checks of a flow in a process of its own at every change: a chart that is loaded stays as it was. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Chart } from '../flows/charts.ts';
import { root } from '../flows/find.ts';
import { testsOf } from './check-flow.ts';

const folders = ['machines', 'tests/models', 'tests/unit', 'tests/replays', 'tests/support/charts'];

/** Editors write a file in several steps. */
const calmMs = 200;

/** The flow's folder, what all charts share, its models, and its tests. */
export const isOfFlow = (chart: Chart, file: string): boolean => {
  const { walks, replays } = testsOf(chart);
  const own = [path.posix.dirname(chart.file), 'machines/shared', 'tests/models', 'tests/support/charts'];
  return own.some((folder) => file.startsWith(`${folder}/`)) || [...walks, ...replays].includes(file);
};

const runOnce = (flow: string, withJourneys: boolean) =>
  new Promise<void>((resolve, reject) => {
    const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
    const args = [...process.execArgv, cli, flow, ...(withJourneys ? ['--journeys'] : [])];
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
    child.once('error', reject);
    child.once('close', () => resolve());
  });

/** Runs until it is ended. */
export const watchFlow = (chart: Chart, { withJourneys }: { withJourneys: boolean }): Promise<number> =>
  new Promise((_, reject) => {
    let isRunning = false;
    let isPending = true;
    const run = async () => {
      if (isRunning || !isPending) return;
      isRunning = true;
      isPending = false;
      if (process.stdout.isTTY) console.clear();
      await runOnce(chart.id, withJourneys).catch(reject);
      console.log('\nWaiting for a change. Ctrl+C ends.');
      isRunning = false;
      await run();
    };
    let timer: NodeJS.Timeout | undefined;
    for (const folder of folders) {
      watch(path.join(root, folder), { recursive: true }, (_event, name) => {
        if (!name || !isOfFlow(chart, `${folder}/${name.replaceAll(path.sep, '/')}`)) return;
        isPending = true;
        clearTimeout(timer);
        timer = setTimeout(() => void run(), calmMs);
      });
    }
    void run();
  });
