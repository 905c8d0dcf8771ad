/** The command that walks one path again, with what else decides what happens on it. */
import type { JourneyOptions } from './report.types.ts';

const chosen = ({ cover, device, language, browser, faults, allowsWrites }: JourneyOptions): (string | number)[] => [
  ...(cover === undefined ? [] : ['--cover', cover]),
  ...(browser === undefined ? [] : ['--browser', browser]),
  ...(device === undefined ? [] : ['--device', device]),
  ...(language === undefined ? [] : ['--language', language]),
  ...(faults === undefined ? [] : ['--faults', faults]),
  ...(allowsWrites ? ['--allow-writes'] : []),
];

export const commands = (options: JourneyOptions, flow: string) => {
  const { command, url, seed, steps = 100 } = options;
  const words = [command, '--url', url, '--flow', flow, ...chosen(options)];
  const chance = seed === undefined ? [] : ['--seed', seed, '--steps', steps];
  return {
    path: (id: string) => [...words, ...chance, '--path', id].join(' '),
    walk: (numbers: string) => [...words, '--walk', numbers].join(' '),
  };
};
