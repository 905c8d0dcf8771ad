/**
 * What an inspector's window, the gallery and a tester's report get while people type: with inspection on, every form is
 * filled with secrets and sent, and nothing that leaves the page has one of them, nor any that a call answered.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type InspectedPage, openInspectedPage } from '../support/inspection/inspected-page.ts';
import { forms } from '../support/inspection/secret-forms.ts';
import { secrets } from '../support/inspection/secrets.ts';

let page: InspectedPage;

beforeAll(async () => {
  page = await openInspectedPage('http://localhost:4400/?inspect');
});
afterAll(() => page.close());
beforeEach(() => page.clear());

describe.each(Object.entries(forms))('%s', (_, fill) => {
  test('shows an inspector the events, but no typed text and no response', async () => {
    const { actor, expected } = await fill();
    await page.settled();
    // Else the secrets never reached the chart and their absence would prove nothing.
    expect(JSON.stringify([page.seen(), actor.getSnapshot().context])).toContain(expected);
    const sent = page.sent();
    expect(sent.inspector.length).toBeGreaterThan(3);
    expect(sent.gallery.length).toBeGreaterThan(0);
    const text = JSON.stringify([sent, page.report()]);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    actor.stop();
  });
});

test('An inspector gets actors, charts, events, states and the types of the values in context', async () => {
  const { actor } = await forms.login();
  await page.settled();
  const { inspector } = page.sent();
  const typesOf = (type: string) => inspector.filter((message) => message.type === type);
  expect(typesOf('@xstate.actor').map(({ name }) => name)).toContain('login');
  expect(typesOf('@xstate.event').map(({ event }) => (event as { type: string }).type)).toContain('login.submit');
  const snapshots = typesOf('@xstate.snapshot').map(
    ({ snapshot }) => snapshot as { value?: unknown; context?: object },
  );
  expect(JSON.stringify(snapshots.map(({ value }) => value))).toContain('submitting');
  expect(snapshots.find(({ context }) => context && 'fields' in context)?.context).toMatchObject({ fields: 'object' });
  actor.stop();
});

test.each([
  ['http://localhost:4400/?inspect', 1],
  ['http://127.0.0.1:4400/?inspect', 1],
  ['http://[::1]:4400/?inspect', 1],
  ['http://shop.localhost:4400/?inspect', 1],
  ['http://localhost:4400/', 0],
  ['http://192.168.1.7:4400/?inspect', 0],
  ['https://shop.example/?inspect', 0],
  ['https://localhost.shop.example/?inspect', 0],
  ['https://127.0.0.1.shop.example/?inspect', 0],
])('%s opens %d inspector windows', async (address, windows) => {
  const opened = await openInspectedPage(address);
  expect(opened.windows()).toBe(windows);
  opened.close();
});
