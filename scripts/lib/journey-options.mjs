/** The options of `npm run journeys` and of the package `larder-journeys`, which walk alike. */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from './project.mjs';

/** @param {{ command: string, withoutUrl: string, folder: string }} texts */
export const usage = ({ command, withoutUrl, folder }) => `${command} [options]

Walks paths that are made from the charts through a shop in a browser, and names each transition that the page did not
take. What the shop lacks leaves a flow out, with the reason. Nothing changes on the server without --allow-writes.

  --url <address>     a shop; ${withoutUrl}
  --flow <a,b>        these flows; without it all; "?" lists them
  --browser <name>    chromium, firefox or webkit (chromium); the others are those that Playwright has installed
  --device <name>     desktop or phone (desktop)
  --language <name>   one of those that ship (en)
  --workers <number>  processes with a browser each, which share the flows (half of the processors)
  --report <folder>   for report.html, report.json and junit.xml (${folder})
  --cover <what>      states, transitions, pairs of transitions, or 2-switch, 3-switch for longer sequences (transitions)
  --most <number>     at most so many paths a flow (20)
  --minutes <number>  no new path after this time; the paths that tell most come first
  --timeout <ms>      the time that a page has for a step (15000)
  --complete          a flow that is left out fails the run
  --seed <number>     random walks instead; the same seed repeats them
  --steps <number>    how many steps the random walks of a flow have together (100)
  --faults <number>   calls around each path fail, by this seed
  --path <name>       the one path with this name
  --walk <numbers>    the one walk with these numbers, as a report prints them
  --allow-writes      where a flow can do so, the server itself responds

A test account: LARDER_JOURNEYS_LOGIN and LARDER_JOURNEYS_PASSWORD.`;

const texts = ['url', 'flow', 'report', 'path', 'walk', 'cover', 'language'];
const numbers = ['seed', 'steps', 'faults', 'most', 'minutes', 'timeout', 'workers'];
const choices = {
  browser: ['chromium', 'firefox', 'webkit'],
  device: ['desktop', 'phone'],
};

/** On GitHub each path that fails is an annotation as well. */
export const reporters = ['default', 'junit', ...(process.env.GITHUB_ACTIONS === 'true' ? ['github-actions'] : [])];

export function readArguments() {
  const text = { type: 'string' };
  const flag = { type: 'boolean', default: false };
  try {
    return parseArgs({
      options: {
        ...Object.fromEntries([...texts, ...numbers, ...Object.keys(choices)].map((name) => [name, text])),
        'allow-writes': flag,
        complete: flag,
        help: flag,
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${error.message.split('. ')[0].replace(/\.$/, '')}; --help lists the options.`);
  }
}

/**
 * What `tests/paths/walk.ts` gets as JSON in LARDER_JOURNEYS (`JourneyOptions` of `tests/paths/report.types.ts`).
 *
 * @param {ReturnType<typeof readArguments>} values
 * @param {{ flows: string[], languages: string[], command: string, folder: string }} known `flows` and `languages` are all
 *   names, `folder` is where reports go without `--report`
 */
export function readOptions(values, { flows, languages, command, folder }) {
  refuseWrong(values, languages);
  const chosen = values.flow?.split(',') ?? flows;
  const unknown = chosen.find((flow) => !flows.includes(flow));
  if (unknown !== undefined) throw new UsageError(`--flow knows ${flows.join(', ')}, not "${unknown}".`);
  const { LARDER_JOURNEYS_LOGIN: login, LARDER_JOURNEYS_PASSWORD: password } = process.env;
  return {
    command,
    url: values.url?.replace(/\/$/, ''),
    flows: chosen,
    allowsWrites: values['allow-writes'],
    complete: values.complete,
    ...(login && password ? { account: { login, password } } : {}),
    workers: Math.min(chosen.length, Math.max(1, Math.floor(availableParallelism() / 2))),
    ...Object.assign({}, ...numbers.map((name) => numberIn(values, name))),
    ...textsIn(values, ['cover', 'path', 'walk', 'language', ...Object.keys(choices)]),
    folder: path.resolve(values.report ?? folder),
  };
}

const oneOf = (name, known) => [name, new RegExp(`^(${known.join('|')})$`), `knows ${known.join(', ')}`];

/** Each option with the values that it takes, and the sentence for any other. */
const forms = [
  ...Object.entries(choices).map(([name, known]) => oneOf(name, known)),
  ['url', /^https?:\/\/[^/]/, 'must be an address such as https://shop.example'],
  ['cover', /^(states|transitions|pairs|[0-3]-switch)$/, 'knows states, transitions, pairs, 2-switch and 3-switch'],
  ['walk', /^\d+(\.\d+)*$/, 'must be numbers such as 3.0.2'],
];

function refuseWrong(values, languages) {
  for (const [name, form, sentence] of [...forms, oneOf('language', languages)])
    if (values[name] !== undefined && !form.test(values[name]))
      throw new UsageError(`--${name} ${sentence}, not "${values[name]}".`);
  if (values.browser === 'firefox' && values.device === 'phone')
    throw new UsageError('--device phone needs chromium or webkit: Firefox stands in for no phone.');
  const zero = ['workers', 'most', 'minutes'].find((name) => /^0+$/.test(values[name] ?? ''));
  if (zero) throw new UsageError(`--${zero} must be at least 1.`);
  if (values.walk !== undefined && (values.flow ?? ',').includes(','))
    throw new UsageError('--walk needs the one flow that it belongs to: --flow.');
}

/** Those of these options that are set. */
const textsIn = (values, names) =>
  Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));

function numberIn(values, name) {
  if (values[name] === undefined) return {};
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 0) throw new UsageError(`--${name} must be a whole number.`);
  return { [name]: number };
}
