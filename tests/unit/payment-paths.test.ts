/** Paying online walked along every edge, and what must hold on each. */
import { expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { paymentModels, paymentPorts } from '#tests/models/payment.ts';
import { edgesOf } from '#tests/support/charts/model.ts';
import { walkEveryEdge } from '#tests/support/charts/walk.ts';

walkEveryEdge({ machine: paymentMachine, ports: paymentPorts, models: paymentModels });

const edges = Object.values(paymentModels).flatMap(edgesOf);
const isAt = (snapshot: AnyMachineSnapshot, value: object | string) => snapshot.matches(value as never);
const isPaid = (snapshot: AnyMachineSnapshot) => isAt(snapshot, { over: 'paid' });

test('A payment counts as paid only by the server’s response or, without one, by the return address', () => {
  const paid = edges.filter(({ from, to }) => isPaid(to) && !isPaid(from));

  expect(paid.length).toBeGreaterThan(0);
  for (const { from, event } of paid) {
    expect(from.value).toBe('checking');
    const { status } = (event as unknown as { output: { status: string } }).output;
    const { end } = from.context as { end: string };
    expect([status, end]).toSatisfy(
      ([word, way]: string[]) => word === 'paid' || `${word} ${way}` === 'unknown success',
    );
  }
});

test('A window opens only with an address', () => {
  const opening = edges.filter(({ from, to }) => isAt(to, 'paying') && !isAt(from, 'paying'));

  expect(opening.length).toBeGreaterThan(0);
  for (const { to } of opening) expect((to.context as { url: string }).url).not.toBe('');
});
