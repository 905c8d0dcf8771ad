/** A chart as a program of its own, which needs nothing but XState and pastes into Stately's visualizer. */
import type { AnyStateMachine } from 'xstate';
import type { Chart } from './charts.ts';
import { configOf, type Plain } from './config.ts';
import { transitionsOf } from './transitions.ts';
import { actionName, guardName } from './words.ts';

type Guard = { name?: string; guards?: unknown[]; stateValue?: unknown };

const keyIn = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));
export const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A literal as a person would write it. */
export const literal = (value: Plain, indent = ''): string => {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const deeper = `${indent}  `;
  const [open, close, items] = Array.isArray(value)
    ? ['[', ']', value.map((item) => literal(item, deeper))]
    : ['{', '}', Object.entries(value).map(([key, item]) => `${keyIn(key)}: ${literal(item, deeper)}`)];
  if (items.length === 0) return open + close;
  return `${open}\n${items.map((item) => `${deeper}${item},\n`).join('')}${indent}${close}`;
};

const inline = (value: Plain) => literal(value).replace(/,?\n */g, ' ');

const combined: Record<string, (guard: Guard, says: string) => string> = {
  stateIn: ({ stateValue }) => `stateIn(${inline(stateValue as Plain)})`,
  not: ({ guards = [] }, says) => `not(${guardCode(guards[0], says)})`,
  and: ({ guards = [] }, says) => `and([${codesOf(guards, says)}])`,
  or: ({ guards = [] }, says) => `or([${codesOf(guards, says)}])`,
};

const codesOf = (guards: unknown[], says: string) => guards.map((guard) => guardCode(guard, says)).join(', ');

/** Guards on the chart's own states are real; the event decides every other guard. */
const guardCode = (guard: unknown, says = 'isSaid'): string => {
  if (typeof guard === 'string') return quoted(guard);
  const { name = '' } = guard as Guard;
  return combined[name]?.(guard as Guard, says) ?? `${says}(${quoted('inline')})`;
};

const namedGuards = (machine: AnyStateMachine): Map<string, string> => {
  const own = machine.implementations.guards as Record<string, unknown>;
  const unasked = unaskedIn(machine);
  const code = (name: string, guard: unknown) => {
    const says = unasked.has(name) ? 'isSaidSo' : 'isSaid';
    const isCombined = combined[(guard as Guard)?.name ?? ''] && typeof guard === 'function';
    return isCombined ? guardCode(guard, says) : `${says}(${quoted(name)})`;
  };
  const used = [...transitionsOf(machine).values()].flatMap(({ guard }) => (guard ? [guard as unknown] : []));
  const written = used.map((guard) => {
    const name = guardName(guard);
    return [name, code(name, typeof guard === 'function' ? guard : own[name])] as const;
  });
  const parts = used.flatMap(partsOf).map((name) => [name, code(name, own[name])] as const);
  return new Map([...parts, ...written]);
};

/** The guards of transitions that no event asks for: if they held unless denied, a copy would run on by itself. */
const unaskedIn = (machine: AnyStateMachine): ReadonlySet<string> => {
  const guards = [...transitionsOf(machine).values()].flatMap(({ eventType, guard }) =>
    eventType === '' && guard ? [guard as unknown] : [],
  );
  return new Set(guards.flatMap((guard) => [guardName(guard), ...partsOf(guard)]));
};

/** The names of the guards that another one is put together of. */
const partsOf = (guard: unknown): string[] =>
  ((guard as Guard).guards ?? []).flatMap((part) => (typeof part === 'string' ? [part] : partsOf(part)));

const allNodes = (config: { [key: string]: Plain }): { [key: string]: Plain }[] => [
  config,
  ...Object.values((config.states ?? {}) as { [key: string]: { [key: string]: Plain } }).flatMap(allNodes),
];

const found = (texts: Iterable<string>) => [...new Set(texts)].sort();

const actionsOf = (machine: AnyStateMachine) => {
  const nodes = allNodes(configOf(machine));
  const beside = nodes.flatMap(({ entry = [], exit = [] }) => [entry, exit].flat() as { type: string }[]);
  const along = [...transitionsOf(machine).values()].flatMap(({ actions }) => [...actions]);
  return found([...beside, ...along].map(actionName));
};

const portsOf = (machine: AnyStateMachine) =>
  found(
    allNodes(configOf(machine)).flatMap(({ invoke = [] }) =>
      [invoke].flat().map((call) => (call as { src: string }).src),
    ),
  );

/** A delay that the running chart works out itself is a second here. */
const delaysOf = ({ implementations: { delays } }: AnyStateMachine) =>
  Object.entries(delays)
    .map(([name, delay]) => [name, typeof delay === 'number' ? String(delay) : '1000'] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));

const block = (name: string, entries: readonly (readonly [string, string])[]) =>
  entries.length === 0
    ? ''
    : `  ${name}: {\n${entries.map(([key, code]) => `    ${keyIn(key)}: ${code},\n`).join('')}  },\n`;

const helpers = {
  isSaid:
    '/** Holds, unless the event says no: `{ type: …, isFilled: false }` is the event when `isFilled` does not hold. */\nconst isSaid = (name) => ({ event }) => event[name] ?? true;\n',
  isSaidSo:
    '/** Holds only if the event says so: nobody asks for the transitions of this guard. */\nconst isSaidSo = (name) => ({ event }) => event[name] ?? false;\n',
  unanswered:
    '/** A call waits until its response is sent by hand: `xstate.done.actor.…` or `xstate.error.actor.…`. */\nconst unanswered = fromPromise(() => new Promise(() => {}));\n',
  done: '/** What it does to data is left out here. */\nconst done = () => {};\n',
};

const isUsed = (name: string, code: string) => new RegExp(`\\b${name}\\b`).test(code);

export const snippetOf = ({ id, purpose, machine }: Chart): string => {
  const setup =
    block(
      'actors',
      portsOf(machine).map((name) => [name, 'unanswered'] as const),
    ) +
    block(
      'actions',
      actionsOf(machine).map((name) => [name, 'done'] as const),
    ) +
    block(
      'guards',
      [...namedGuards(machine)].sort(([one], [other]) => (one < other ? -1 : 1)),
    ) +
    block('delays', delaysOf(machine));
  const used = Object.entries(helpers).filter(([name]) => isUsed(name, setup));
  const helping = used.map(([, code]) => code).join('\n');
  const imports = ['and', 'fromPromise', 'not', 'or', 'setup', 'stateIn'].filter((name) =>
    name === 'setup' ? true : new RegExp(`\\b${name}\\(`).test(setup + helping),
  );
  return [
    `// Written by \`npm run generate\` from the chart ${id}; pastes into Stately's visualizer.\n`,
    purpose.map((paragraph) => `// ${paragraph}\n`).join('//\n'),
    `import { ${imports.join(', ')} } from 'xstate';\n\n`,
    helping && `${helping}\n`,
    `export const machine = setup({\n${setup}}).createMachine(${literal(configOf(machine))});\n`,
  ].join('');
};
