/** The charts as Node finds them on the disk. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Chart, chartsOf } from './charts.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const machineFiles = () =>
  readdirSync(path.join(root, 'machines'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.machine.ts'))
    .map((name) => `machines/${name.replaceAll(path.sep, '/')}`)
    .sort();

export const findCharts = async (): Promise<Chart[]> => {
  const files = machineFiles();
  const modules = await Promise.all(
    files.map((file): Promise<object> => import(/* @vite-ignore */ pathToFileURL(path.join(root, file)).href)),
  );
  return chartsOf(
    Object.fromEntries(files.map((file, index) => [file, modules[index] as object])),
    Object.fromEntries(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])),
  );
};
