/** A build for the browser leaves out what the charts say of their states, and nothing else. */
import { build, parseAst } from 'vite';
import { expect, test } from 'vitest';
import { findCharts, root } from '#tools/flows/find.ts';
import { removeDescriptions, withoutDescriptions } from '../../scripts/lib/descriptions-plugin.ts';

const without = (source: string) => removeDescriptions(source, parseAst(source));

test('The build removes the descriptions of a chart and of its states', () => {
  const source = `const m = lampSetup.createMachine({
    id: 'lamp', description: 'A lamp.', initial: 'off',
    states: { off: { description: 'Dark.', states: { cold: { description: \`Cold.\` } } }, on: {} },
  });`;
  expect(without(source)).not.toMatch(/description|lamp\.'|Dark|Cold/);
  expect(() => parseAst(without(source))).not.toThrow();
});

test('The build leaves other fields, actions and calls with that name', () => {
  const source = `const fields = { description: '' };
  const m = createMachine({
    context: { description: 'kept' },
    states: { on: { entry: { type: 'say', params: { description: 'kept' } }, on: { x: { description: 'kept' } } } },
  });
  write({ description: 'kept' });`;
  expect(without(source)).toBe(source);
});

test('The build removes the types of a setup and leaves other fields of that name', () => {
  const source = `const s = setup({ types: { context: {} as Lamp }, guards: { isLit: ({ context }) => context.types } });
  const other = { types: { a: 1 } };
  read({ types: { a: 1 } });`;
  const built = removeDescriptions(source, parseAst(source, { lang: 'ts' }));
  expect(built).not.toContain('Lamp');
  expect(built).toContain('setup({  guards:');
  expect(built.match(/types/g)).toHaveLength(3);
});

type State = { description?: string; states?: Record<string, State> };

/** The description of a state, and of the states in it. */
const describedIn = ({ description, states = {} }: State): string[] => [
  ...(description ? [description] : []),
  ...Object.values(states).flatMap(describedIn),
];

test('A bundle of every chart contains no description', async () => {
  const charts = await findCharts();
  const described = charts.flatMap(({ machine }) => describedIn(machine.config as State));
  expect(described.length).toBeGreaterThan(30);
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [withoutDescriptions()],
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: charts.map(({ file }) => file),
        external: [/^xstate/],
        preserveEntrySignatures: 'strict',
      },
    },
  })) as { output: { code?: string }[] };
  const code = built.output.map((chunk) => chunk.code ?? '').join('\n');
  expect(code.length).toBeGreaterThan(10_000);
  expect(described.filter((text) => code.includes(text))).toEqual([]);
}, 60_000);
