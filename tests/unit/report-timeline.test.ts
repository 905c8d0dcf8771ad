/** A report of a session as the gallery shows it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { actorsOf, momentsOf, placeOf, verdictOf } from '#tools/flows/gallery/report/timeline.ts';
import { readReport } from '#tools/replay/read-report.ts';
import type { Report } from '#tools/replay/report.types.ts';

const report = readReport(readFileSync('tests/replays/first-login.json', 'utf8')) as Report;

test('Each entry of a report is a moment with its time, its actor and its words', () => {
  const moments = momentsOf(report);
  expect(moments).toHaveLength(report.entries.length);
  expect(moments[0]).toMatchObject({ at: 8, actor: 'shop', words: 'The page sends route.changed', isStep: false });
  expect(moments[3]).toMatchObject({ actor: 'shop', words: 'xstate.init → booting.loading', isStep: true });
  expect(moments.map(({ words }) => words).join()).not.toMatch(/undefined|\[object/);
});

test('The actors are those that took a step, each with its chart', () => {
  const actors = actorsOf(report);
  expect(actors[0]).toEqual({ name: 'shop', chart: 'storefront' });
  expect(actors).toContainEqual({ name: 'read 1', chart: 'resource' });
});

test('The place of an actor is its last step up to a moment', () => {
  expect(placeOf(report, 'shop', 0).states).toEqual([]);
  expect(placeOf(report, 'shop', 4)).toMatchObject({ taken: ['storefront.booting + route.changed [0]'] });
  expect(placeOf(report, 'shop', 6).states).toContain('storefront.booting.loading');
});

test('The verdict names the actor and both transitions where the charts differ', () => {
  const difference = { entry: 4, at: 9100, actor: 'shop/cart', expected: 'one', found: 'other', transitions: [] };
  expect(verdictOf(difference, 3)).toBe(
    'After 9.1 s the charts differ from the session: shop/cart took one then, and takes other now.',
  );
  expect(verdictOf(undefined, 3)).toBe('The charts repeat the session: all 3 steps are as they were recorded.');
});
