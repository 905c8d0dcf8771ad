import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, fromPromise } from 'xstate';
import { startHeld } from '#tests/support/charts/held-flow.ts';
import { settled } from '#tests/support/charts/settled.ts';
import { shareMachine } from './share.machine.ts';
import { selectOffered } from './share.selectors.ts';
import type { Shared, ShareOutcome } from './share.types.ts';

const page = { title: 'Keep tomatoes', url: 'https://larder.test/blog/tomatoes' };

const share = async (
  outcome: ShareOutcome | Error,
  next: 'link.copy' | 'menu.close' | 'route.changed' | undefined = undefined,
  copying: 'works' | 'fails' = 'works',
) => {
  const copied: Shared[] = [];
  const machine = shareMachine.provide({
    actors: {
      openSheet: fromPromise<ShareOutcome, Shared>(async () => {
        if (outcome instanceof Error) throw outcome;
        return outcome;
      }),
      copy: fromPromise<void, Shared>(async ({ input }) => {
        copied.push(input);
        if (copying === 'fails') throw new Error('No clipboard.');
      }),
    },
  });
  const actor = createActor(machine);
  const said: AnyEventObject[] = [];
  actor.on('*', (event) => void said.push(event));
  actor.start();
  actor.send({ type: 'share.start', ...page });
  await settled();
  const offered = selectOffered(actor.getSnapshot());
  if (next) actor.send({ type: next });
  await settled();
  return { offered, state: actor.getSnapshot().value, copied, said: said.map(({ kind, text }) => [kind, text.key]) };
};

const startOffering = () => {
  const machine = shareMachine.provide({
    actors: { openSheet: fromPromise<ShareOutcome, Shared>(async () => 'unable') },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'share.start', ...page });
  return { actor, answer: settled };
};

describe(shareMachine.id, () => {
  test.each(['shared', 'dismissed'] as const)(
    'a share sheet that was %s → shows no message and copies nothing',
    async (outcome) => {
      expect(await share(outcome)).toEqual({ offered: undefined, state: 'idle', copied: [], said: [] });
    },
  );

  test.each([['unable' as const], [new Error('No sheet.')]])('no share sheet → opens the menu', async (outcome) => {
    expect(await share(outcome)).toEqual({ offered: page, state: 'offering', copied: [], said: [] });
  });

  test('offering + link.copy → copies the address and says so', async () => {
    expect(await share('unable', 'link.copy')).toMatchObject({
      state: 'idle',
      copied: [page],
      said: [['success', 'Link copied']],
    });
  });

  test.each(['menu.close', 'route.changed'] as const)('offering + %s → closes the menu', async (event) => {
    expect(await share('unable', event)).toMatchObject({ state: 'idle', copied: [], said: [] });
  });

  test('neither sheet nor clipboard → shows a failure', async () => {
    const { state, said } = await share('unable', 'link.copy', 'fails');
    expect([state, said]).toEqual(['idle', [['error', 'The link could not be copied']]]);
  });

  test('offering + share.start for another page → asks the device about that page', async () => {
    const { actor, answer } = startOffering();
    await answer();
    actor.send({ type: 'share.start', ...page, title: 'Keep plums' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'sharing', context: { page: { title: 'Keep plums' } } });
  });

  test('idle → opens no sheet', () => {
    const { snapshot, requested } = startHeld(shareMachine, undefined, ['openSheet', 'copy']);
    expect([snapshot().value, requested()]).toEqual(['idle', []]);
  });

  test('sharing + share.start for another page → opens a sheet for that page', () => {
    const { send, requested, snapshot } = startHeld(shareMachine, undefined, ['openSheet', 'copy']);
    const other = { ...page, title: 'Keep plums' };
    send({ type: 'share.start', ...page });
    send({ type: 'share.start', ...other });
    expect(requested('openSheet')).toEqual([page, other]);
    expect(snapshot().value).toBe('sharing');
  });
});
