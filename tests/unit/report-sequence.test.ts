/**
 * A report of a session as a sequence diagram.
 *
 * @vitest-environment happy-dom
 */
import { beforeAll, expect, test } from 'vitest';
import { recordSession } from '#tests/support/charts/recorded-session.ts';
import { mermaidOf, type Sequence, sequenceOf } from '#tools/flows/gallery/report/sequence.ts';
import type { Report } from '#tools/replay/report.types.ts';

let report: Report;
let sequence: Sequence;

beforeAll(async () => {
  report = await recordSession();
  sequence = sequenceOf(report);
});

const found = (from: string, to: string) =>
  sequence.messages.filter((message) => message.from === from && message.to === to).map(({ words }) => words);

test('Views, calls and charts speak to each other', () => {
  expect(found('page', 'shop/dialogs/login')).toContain('login.type');
  expect(found('shop/dialogs/login', 'server')).toContain('login');
  expect(found('server', 'shop/dialogs/login')).toContain('login succeeds');
  expect(found('shop/session', 'browser')).toContain('storeSession');
  expect(found('shop/session', 'shop')).toContain('session.started');
  expect(found('shop/dialogs', 'shop')).toContain('notice.requested “Login successful”');
});

test('Each participant has a message, and each message its place in the report', () => {
  const ends = new Set(sequence.messages.flatMap(({ from, to }) => [from, to]));
  expect(sequence.participants).toEqual([...ends]);
  expect(sequence.messages.every(({ entry }) => report.entries[entry] !== undefined)).toBe(true);
  expect(sequence.messages.map(({ words }) => words).join()).not.toMatch(/undefined|\[object|canary/);
});

test('The messages of one participant are those from it and to it', () => {
  const { participants, messages } = sequenceOf(report, 'shop/session');
  expect(messages.length).toBeGreaterThan(2);
  expect(messages.every(({ from, to }) => [from, to].includes('shop/session'))).toBe(true);
  expect(participants).toContain('browser');
});

test('It is written for code hosts', () => {
  const lines = mermaidOf(sequenceOf(report, 'shop/dialogs/login')).split('\n');
  expect(lines[0]).toBe('sequenceDiagram');
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}participant p\d+ as shop\/dialogs\/login$/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}p\d+->>p\d+: login\.submit$/));
  expect(lines.join('\n')).not.toMatch(/[;#]/);
});
