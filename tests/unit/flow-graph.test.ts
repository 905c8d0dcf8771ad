/** The drawings of the gallery: what is folded, which arrows remain, and the lines of the source that they lead to. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { findCharts, root } from '#tools/flows/find.ts';
import { addressOf, readAddress } from '#tools/flows/gallery/address.ts';
import { chooseView } from '#tools/flows/gallery/choose-view.ts';
import { foldable, type Graph, layOutGraph, type View } from '#tools/flows/graph.ts';
import { outlineChart, outlinesIn } from '#tools/flows/outline.ts';
import { sourceLineOf } from '#tools/flows/source-lines.ts';
import { actionText, guardText } from '#tools/flows/words.ts';

const charts = await findCharts();
const chartOf = (id: string) => {
  const chart = charts.find((each) => each.id === id);
  if (!chart) throw new Error(`There is no chart ${id}.`);
  return chart;
};

const lamp = outlineChart(
  createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { press: { target: 'on', actions: { type: 'log', params: { level: 1 } } } } },
      on: {
        initial: 'bright',
        on: { press: 'off' },
        states: { bright: { on: { dim: 'dark' } }, dark: { on: { press: '#lamp.off' } } },
      },
    },
  }),
);

const whole: View = { folded: new Set(), detail: 'events', direction: 'RIGHT' };
const namesOf = ({ nodes }: Graph) => nodes.map(({ id }) => id);
const endsOf = ({ edges }: Graph) => edges.map(({ source, target, keys }) => `${source} ${target} ${keys.length}`);

describe('the drawing', () => {
  test('has every state and an arrow for every row', async () => {
    const graph = await layOutGraph(lamp, whole);
    expect(namesOf(graph)).toEqual(['lamp', 'lamp.off', 'lamp.on', 'lamp.on.bright', 'lamp.on.dark']);
    expect(endsOf(graph).sort()).toEqual([
      'lamp.off lamp.on 1',
      'lamp.on lamp.off 1',
      'lamp.on.bright lamp.on.dark 1',
      'lamp.on.dark lamp.off 1',
    ]);
    expect(graph.edges.every(({ points }) => points.length > 1)).toBe(true);
  });

  test('shows a folded state in place of the states in it, and bundles their arrows', async () => {
    const graph = await layOutGraph(lamp, { ...whole, folded: new Set(['lamp.on']), detail: 'names' });
    expect(namesOf(graph)).toEqual(['lamp', 'lamp.off', 'lamp.on']);
    expect(graph.nodes.at(-1)?.hidden).toBe(2);
    expect(endsOf(graph).sort()).toEqual(['lamp.off lamp.on 1', 'lamp.on lamp.off 2']);
  });

  test('starts the arrow of a state without inner states at its row', async () => {
    const graph = await layOutGraph(lamp, whole);
    const off = graph.nodes.find(({ id }) => id === 'lamp.off');
    const [start] = graph.edges.find(({ source }) => source === 'lamp.off')?.points ?? [];
    expect(start?.x).toBe((off?.x ?? 0) + (off?.width ?? 0));
  });

  test('keeps each state inside the one around it', async () => {
    const outside = await Promise.all(
      ['cart', 'checkout', 'dialogs'].map(async (id) => {
        const { nodes } = await layOutGraph(outlineChart(chartOf(id).machine), { ...whole, detail: 'names' });
        const places = new Map(nodes.map((node) => [node.id, node]));
        return nodes.filter(({ parent, x, y, width, height }) => {
          const around = parent === undefined ? undefined : places.get(parent);
          if (!around) return false;
          return (
            x < around.x || y < around.y || x + width > around.x + around.width || y + height > around.y + around.height
          );
        });
      }),
    );
    expect(outside.flat().map(({ id }) => id)).toEqual([]);
  }, 60_000);

  test.each([
    [{ width: 860, height: 800 }, 'cart'],
    [{ width: 390, height: 520 }, 'chat'],
  ])(
    'in %o shows %s with letters that one can read, and no state is lost',
    async (room, id) => {
      const outline = outlineChart(chartOf(id).machine);
      const { graph, view } = await chooseView(outline, { detail: 'auto', folded: undefined }, room);
      expect(Math.min(room.width / graph.width, room.height / graph.height) * 15 * 1.35).toBeGreaterThan(9);
      const shown = graph.nodes.reduce((sum, { hidden }) => sum + 1 + hidden, 0);
      expect(shown).toBe(outlinesIn(outline.root).length);
      expect([...view.folded].every((state) => foldable(outline.root).includes(state))).toBe(true);
    },
    30_000,
  );
});

describe('the line of the source', () => {
  const lineOf = (id: string, where: Parameters<typeof sourceLineOf>[1]) => {
    const source = readFileSync(path.join(root, chartOf(id).file), 'utf8');
    return source.split('\n')[sourceLineOf(source, where) - 1]?.trim();
  };

  test('is the one where the state begins', () => {
    expect(lineOf('cart', { path: ['lines', 'updating', 'setting'] })).toBe('setting: {');
    expect(lineOf('cart', { path: ['network', 'offline'] })).toMatch(/^offline: /);
    expect(lineOf('cart', { path: [] })).toContain('createMachine');
  });

  test('is the one of the transition', () => {
    expect(lineOf('cart', { path: ['lines'], eventType: 'cart.add' })).toBe("'cart.add': {");
    expect(lineOf('cart', { path: ['lines', 'opening'], eventType: '' })).toContain('always');
    expect(lineOf('cart', { path: ['lines', 'loading'], eventType: 'xstate.done.actor.getCart' })).toContain('onDone');
  });

  test('is the one of the state around it for what is written in another file', () => {
    expect(lineOf('cart', { path: ['lines', 'idle'], eventType: 'line.remove' })).toBe('idle: {');
  });

  test('is not led astray by texts and comments with braces', () => {
    const source =
      "createMachine({ // }\n context: { a: '}{', b: `{` },\n states: {\n a: { on: { x: 'b' } },\n b: {} } })";
    expect(sourceLineOf(source, { path: ['b'] })).toBe(5);
    expect(sourceLineOf(source, { path: ['a'], eventType: 'x' })).toBe(4);
  });
});

test('An address names a chart and what is chosen in it', () => {
  const address = { chart: 'cart', transition: 'cart.lines.idle + line.set [1]', actor: 'page x:1' };
  expect(readAddress(addressOf(address))).toEqual(address);
  expect(readAddress('#payment')).toEqual({ chart: 'payment' });
  expect(readAddress('#cart?state=cart.lines&other=1')).toEqual({ chart: 'cart', state: 'cart.lines' });
});

test('Actions and guards show their parameters', () => {
  const errorIn = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
  expect(actionText('clear')).toBe('clear');
  expect(actionText({ type: 'emit', params: { by: 'shopper', count: 2 } })).toBe('emit(by: shopper, count: 2)');
  expect(guardText({ type: 'isRefused', params: errorIn })).toBe('isRefused(errorIn)');
  expect(
    actionText({ type: 'store', params: ({ event }: { event: { cart: string } }) => ({ cart: event.cart }) }),
  ).toBe('store(cart: event.cart)');
});
