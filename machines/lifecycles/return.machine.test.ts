import { describe, expect, test } from 'vitest';
import {
  canReturnMove,
  isReturnFinal,
  type ReturnStatus,
  returnMachine,
  returnStatuses,
  returnTimeline,
} from './return.machine.ts';

const ended: ReturnStatus[] = ['Cancelled', 'Refunded'];
const judgements: ReturnStatus[] = ['Approved', 'Damaged', 'Mismatch'];

/** The steps of the protocol, written down without the chart. */
const isLegal = (from: ReturnStatus, to: ReturnStatus) => {
  if (to === 'Cancelled') return !ended.includes(from);
  if (to === 'Refunded') return judgements.includes(from);
  return from === 'Pending' && judgements.includes(to);
};

describe(returnMachine.id, () => {
  test('A return takes the steps of the protocol and no other', () => {
    for (const from of returnStatuses)
      for (const to of returnStatuses)
        expect([from, to, canReturnMove(from, to)]).toEqual([from, to, isLegal(from, to)]);
  });

  test('A return ends in Cancelled or Refunded, where it ignores every event', () => {
    expect(returnStatuses.filter(isReturnFinal)).toEqual(ended);
    for (const value of ended) {
      const snapshot = returnMachine.resolveState({ value });
      expect(returnMachine.events.filter((type) => snapshot.can({ type } as never))).toEqual([]);
    }
  });

  test('The timeline shows the usual steps ahead and the real steps behind', () => {
    expect(returnTimeline('Pending')).toEqual(['Pending', 'Approved', 'Refunded']);
    expect(returnTimeline('Damaged', ['Pending', 'Damaged'])).toEqual(['Pending', 'Damaged', 'Refunded']);
    expect(returnTimeline('Refunded', ['Pending', 'Mismatch', 'Refunded'])).toEqual([
      'Pending',
      'Mismatch',
      'Refunded',
    ]);
    expect(returnTimeline('Cancelled', ['Pending', 'Cancelled'])).toEqual(['Pending', 'Cancelled']);
  });

  test('The timeline follows every path of the chart and ends where a return can end', () => {
    const ways = (way: ReturnStatus[]): ReturnStatus[][] => [
      way,
      ...returnStatuses.filter((to) => canReturnMove(way.at(-1) ?? 'Pending', to)).flatMap((to) => ways([...way, to])),
    ];
    const all = ways(['Pending']);
    expect(all).toHaveLength(11);
    for (const way of all) {
      const timeline = returnTimeline(way.at(-1) ?? 'Pending', way);
      expect(timeline.slice(0, way.length)).toEqual(way);
      expect(isReturnFinal(timeline.at(-1) ?? 'Pending')).toBe(true);
    }
  });
});
