/** The map of all flows, and the diagrams of each chart. */
import { describe, expect, test } from 'vitest';
import { createMachine, emit, setup } from 'xstate';
import { lazyFlows } from '#machines/registry.ts';
import { findCharts } from '#tools/flows/find.ts';
import { mapOf, outlineMap, writeMap } from '#tools/flows/map.ts';
import { diagramsOf, pageOf } from '#tools/flows/mermaid.ts';
import { outlineChart, outlinesIn } from '#tools/flows/outline.ts';

const charts = await findCharts();
const flows = mapOf(charts, lazyFlows);
const flowOf = (id: string) => flows.find((flow) => flow.id === id);

describe('the map', () => {
  test('has every flow, who starts it and who hears it', () => {
    expect(flows.map(({ id }) => id)).toEqual(charts.map(({ id }) => id));
    expect(flowOf('storefront')?.starts).toEqual(expect.arrayContaining(['cart', 'session', 'toasts']));
    expect(flowOf('dialogs')?.starts).toEqual(['login', 'oneTimeCode', 'recover', 'register']);
    expect(flowOf('cart')?.tells.find(({ event }) => event === 'line.added')?.to).toContain('cartOverlays');
    expect(flowOf('login')?.tells.find(({ event }) => event === 'login.succeeded')?.to).toEqual(['dialogs']);
    expect(flowOf('profile')?.scope).toBe('page');
  });

  test('finds every teller of what the registry says is heard', () => {
    const emitted = new Set(flows.flatMap(({ tells }) => tells.map(({ event }) => event)));
    const heard = new Set(Object.values(lazyFlows).flatMap((row) => ('hears' in row ? row.hears : [])));
    // The address bar tells it.
    expect([...heard].filter((event) => event !== 'route.changed' && !emitted.has(event))).toEqual([]);
  });

  test('has somebody who hears each event, and somebody who starts each flow that does not always run', () => {
    const heard = new Set(
      flows.flatMap(({ tells }) => tells.flatMap(({ event, to }) => (to.length > 0 ? [event] : []))),
    );
    expect(flows.flatMap(({ tells }) => tells.map(({ event }) => event)).filter((event) => !heard.has(event))).toEqual(
      [],
    );
    expect(flowOf('chat')?.starts).toContain('outgoingMessage');
    expect(flowOf('storefront')?.starts).toEqual(expect.arrayContaining(['boot', 'flowLoader']));
    expect(flowOf('boot')?.tells.find(({ event }) => event === 'boot.recalled')?.to).toEqual(['storefront']);
    expect(flowOf('outgoingMessage')?.tells.find(({ event }) => event === 'message.sent')?.to).toEqual(['chat']);
  });

  test('reads an event that a function makes', () => {
    const machine = setup({
      actions: { tell: emit(({ context }) => ({ type: 'it.happened', context })) },
    }).createMachine({
      id: 'teller',
    });
    const listener = createMachine({ id: 'listener', on: { 'it.happened': {} } });
    const chartOf = (one: typeof machine | typeof listener) => ({
      id: one.id,
      file: '',
      machine: one,
      purpose: [],
      rules: [],
    });
    const [teller] = mapOf(
      [chartOf(machine), chartOf(listener)] as never,
      {
        listener: { scope: 'always', hears: ['it.happened'] },
      } as never,
    );
    expect(teller?.tells).toEqual([{ event: 'it.happened', to: ['listener'] }]);
  });

  test('draws an arrow for what is heard, and writes it down', () => {
    const { arrows } = outlineMap(flows);
    expect(arrows).toContainEqual(
      expect.objectContaining({ source: 'cart', target: 'cartOverlays', text: 'line.added' }),
    );
    expect(writeMap(flows)).toContain('storefront --> cart\n');
    expect(writeMap(flows)).toMatch(/\| `line\.added` \| \[cart\]\(#cart\) \| .*\[cartOverlays\]\(#cartoverlays\)/);
  });
});

describe('the diagrams', () => {
  const cart = outlineChart(charts.find(({ id }) => id === 'cart')?.machine as never);

  test('are one for each state with states inside', () => {
    expect(diagramsOf(cart).map(({ id }) => id)).toEqual([
      'cart',
      'cart.lines',
      'cart.lines.signedOut',
      'cart.lines.updating',
      'cart.network',
    ]);
  });

  test('show event, guard, actions and parameters, and where an arrow leaves the part', () => {
    const textOf = (id: string) => diagramsOf(cart).find((diagram) => diagram.id === id)?.text ?? '';
    expect(textOf('cart.network')).toContain('cart_network_online --> cart_network_offline : connection.lost');
    expect(textOf('cart.network')).toContain('[*] --> cart_network_opening');
    expect(textOf('cart.lines')).toContain('always [isNext(kind = add)] / takeNext');
    expect(textOf('cart.lines.updating')).toContain('state "to lines.idle" as cart_lines_idle');
  });

  test('of every chart have labels that Mermaid reads', () => {
    const labels = charts
      .flatMap(({ machine }) => diagramsOf(outlineChart(machine)))
      .flatMap(({ text }) => text.split('\n'))
      .filter((line) => line.includes('-->') && line.includes(' : '))
      .map((line) => line.slice(line.indexOf(' : ') + 3).replaceAll('<br/>', ' '));
    expect(labels.length).toBeGreaterThan(400);
    expect(labels.filter((label) => /[:;#{}<>"]/.test(label))).toEqual([]);
  });

  test('stand above every state with its description and its transitions', () => {
    const page = pageOf(cart);
    for (const { id } of outlinesIn(cart.root)) expect(page).toContain(`### ${id}\n`);
    expect(page).toContain('Whether the browser is online; the changes of the lines depend on it.');
    expect(page).toContain('| `line.remove` | canRemove(lineIn) |');
  });
});
