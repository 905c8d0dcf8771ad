import { describe, expect, test } from 'vitest';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { foundLines, report } from '#tests/support/data/smart-order.ts';
import { requestTimeoutMs } from '../constants.ts';
import { linesOf, listError, reportedName, totalOf } from './smart-order.lines.ts';
import { smartOrderMachine } from './smart-order.machine.ts';
import { selectSmartOrder } from './smart-order.selectors.ts';

const begin = (text = '') => {
  const flow = startHeld(smartOrderMachine, undefined, ['matchSmartOrder', 'addSmartOrder']);
  if (text) flow.send({ type: 'list.type', text });
  return { ...flow, facts: () => selectSmartOrder(flow.snapshot()) };
};

const toTheChoice = async () => {
  const flow = begin('milk, unicorn');
  flow.send({ type: 'list.submit' });
  await flow.respond('matchSmartOrder', { lines: foundLines });
  return flow;
};

describe('a shopping list', () => {
  test.each([
    ['2 kg tomatoes, milk, 6 eggs', ['2 kg tomatoes', 'milk', '6 eggs']],
    ['1,5 kg rice\n\n  milk ;bread', ['1,5 kg rice', 'milk', 'bread']],
    ['milk,2 eggs', ['milk', '2 eggs']],
    ['طماطم، حليب؛ ٦ بيض', ['طماطم', 'حليب', '٦ بيض']],
    ['--- \n , ,', []],
  ])('splits %j into its lines', (text, lines) => expect(linesOf(text)).toEqual(lines));

  test('has at least one line, and at most a hundred', () => {
    expect(listError(' , ')).toEqual({ key: 'Write at least one product' });
    expect(listError('milk\n'.repeat(100))).toBeUndefined();
    expect(listError('milk\n'.repeat(101))).toMatchObject({ values: { count: 100 } });
  });

  test('costs what was chosen at its current price', () => {
    const lines = foundLines;
    expect(totalOf({ lines, choices: { 0: { productId: 42, quantity: 3 } } })).toBe(6);
    expect(totalOf({ lines, choices: { 0: 'leftOut' } })).toBe(0);
    expect(totalOf({ lines, choices: { 0: { productId: 99, quantity: 3 } } })).toBe(0);
  });

  test('names a reported product, and one that was not offered as it was typed', () => {
    expect(report.map((row) => reportedName(foundLines, row))).toEqual(['Whole Milk']);
    expect(report.map((row) => reportedName(foundLines, { ...row, product_id: 99 }))).toEqual(['milk']);
  });
});

describe(smartOrderMachine.id, () => {
  test('writing + list.submit with an empty list → shows the error and sends nothing', () => {
    const flow = begin();
    flow.send({ type: 'list.submit' });
    expect(flow.facts()).toMatchObject({ stage: 'writing', error: { key: 'Write at least one product' } });
    expect(flow.requested()).toEqual([]);
  });

  test('matching + a response → selects the best product of each line, in the quantity of the line', async () => {
    const flow = await toTheChoice();
    expect(flow.requested()).toEqual([{ lines: ['milk', 'unicorn'] }]);
    expect(flow.facts()).toMatchObject({
      stage: 'choosing',
      choices: { 0: { productId: 41, quantity: 1 } },
      itemCount: 1,
    });
  });

  test('matching + list.edit → aborts the request and ignores its response', async () => {
    const flow = begin('milk');
    flow.send({ type: 'list.submit' });
    flow.send({ type: 'list.edit' });
    await flow.respond('matchSmartOrder', { lines: foundLines });
    expect(flow.facts()).toMatchObject({ stage: 'writing', text: 'milk', lines: [] });
  });

  test('choosing → another product has its own quantity, and a line that is left out is not sent', async () => {
    const flow = await toTheChoice();
    flow.send({ type: 'line.choose', line: 0, productId: 42 });
    expect(flow.facts().choices).toEqual({ 0: { productId: 42, quantity: 2 } });
    flow.send({ type: 'line.setQuantity', line: 0, quantity: 5000 });
    expect(flow.facts().choices).toEqual({ 0: { productId: 42, quantity: 999 } });
    flow.send({ type: 'line.leaveOut', line: 0 });
    flow.send({ type: 'line.setQuantity', line: 0, quantity: 2 });
    flow.send({ type: 'order.add' });
    expect(flow.facts()).toMatchObject({ stage: 'choosing', itemCount: 0 });
    expect(flow.requested('addSmartOrder')).toEqual([]);
  });

  test('adding + a response without a report → everything was added', async () => {
    const flow = await toTheChoice();
    flow.send({ type: 'order.add' });
    await flow.respond('addSmartOrder', { message: 'Added.' });
    expect(flow.facts()).toMatchObject({ stage: 'added', report: [] });
    expect(flow.emitted('cart.invalidated')).toHaveLength(1);
    expect(flow.notices()).toEqual([{ kind: 'success', text: { message: 'Added.' } }]);
  });

  test('adding + a response → shows the report, refreshes the cart and begins an empty list', async () => {
    const flow = await toTheChoice();
    flow.send({ type: 'order.add' });
    flow.send({ type: 'order.add' });
    expect(flow.requested('addSmartOrder')).toMatchObject([
      { items: [{ line: 0, product_id: 41, packaging_id: 410, quantity: 1 }] },
    ]);
    await flow.respond('addSmartOrder', { report, message: '1 of 1 products added' });
    expect(flow.facts()).toMatchObject({ stage: 'added', report });
    expect(flow.emitted('cart.invalidated')).toHaveLength(1);
    expect(flow.notices()).toEqual([{ kind: 'success', text: { message: '1 of 1 products added' } }]);
    flow.send({ type: 'list.restart' });
    expect(flow.facts()).toMatchObject({ stage: 'writing', text: '', lines: [], report: [] });
  });

  test('adding + no response → sends the same choices as the same request; a 401 requires a login and keeps them', async () => {
    const flow = await toTheChoice();
    flow.send({ type: 'order.add' });
    flow.pass(requestTimeoutMs);
    expect(flow.facts()).toMatchObject({ stage: 'choosing', failure: { kind: 'timeout' } });
    flow.send({ type: 'order.add' });
    const [first, second] = flow.requested('addSmartOrder') as { choices: object }[];
    expect(second?.choices).toBe(first?.choices);
    await flow.refuse('addSmartOrder', { kind: 'unauthorized' });
    expect(flow.emitted('login.required')).toHaveLength(1);
    expect(flow.facts()).toMatchObject({ stage: 'choosing', choices: first?.choices });
  });

  test('matching is busy; a failure or no response → the list again with the failure, which list.submit clears', async () => {
    const flow = begin('milk');
    flow.send({ type: 'list.submit' });
    expect(flow.snapshot().hasTag('busy')).toBe(true);
    await flow.refuse('matchSmartOrder', { kind: 'refused', message: 'Too long.' });
    expect(flow.facts()).toMatchObject({ stage: 'writing', failure: { message: 'Too long.' } });
    flow.send({ type: 'list.submit' });
    expect(flow.facts()).toMatchObject({ stage: 'matching', failure: undefined });
    flow.pass(requestTimeoutMs);
    expect(flow.facts()).toMatchObject({ stage: 'writing', failure: { kind: 'timeout' } });
  });

  test('matching + a 401 → requires a login and keeps the list', async () => {
    const flow = begin('milk');
    flow.send({ type: 'list.submit' });
    await flow.refuse('matchSmartOrder', { kind: 'unauthorized' });
    expect(flow.facts()).toMatchObject({ stage: 'writing', text: 'milk' });
    expect(flow.emitted('login.required')).toHaveLength(1);
  });

  test('adding is busy; a failure → the choice again with the failure, which order.add and list.edit clear', async () => {
    const flow = await toTheChoice();
    const fail = () => flow.refuse('addSmartOrder', { kind: 'refused', message: 'Not now.' });
    flow.send({ type: 'order.add' });
    expect(flow.snapshot().hasTag('busy')).toBe(true);
    await fail();
    expect(flow.facts()).toMatchObject({ stage: 'choosing', failure: { message: 'Not now.' } });
    flow.send({ type: 'order.add' });
    expect(flow.facts()).toMatchObject({ stage: 'adding', failure: undefined });
    await fail();
    flow.send({ type: 'list.edit' });
    expect(flow.facts()).toMatchObject({ stage: 'writing', failure: undefined });
  });

  test('adding + a response with nothing in the cart → shows the report with a warning and refreshes the cart', async () => {
    const flow = await toTheChoice();
    const nothing = report.map((line) => ({ ...line, quantity: 0 }));
    flow.send({ type: 'order.add' });
    await flow.respond('addSmartOrder', { report: nothing, message: 'Nothing was added.' });
    expect(flow.facts()).toMatchObject({ stage: 'added', report: nothing });
    expect(flow.notices()).toEqual([{ kind: 'warning', text: { message: 'Nothing was added.' } }]);
    expect(flow.emitted('cart.invalidated')).toHaveLength(1);
  });
});
