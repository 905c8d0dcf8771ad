import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor, fromCallback } from 'xstate';
import { type ResourceInput, type ResourceNews, resourceMachine, type WatchEvent } from './resource.machine.ts';
import { selectResource } from './resource.selectors.ts';

const query = { operation: 'getHome', params: {} } as ResourceInput['query'];
const network = { kind: 'network' } as const;
const notFound = { kind: 'notFound', status: 404 } as const;

const begin = (input: Partial<ResourceInput> = {}) => {
  const commands: AnyEventObject[] = [];
  const watch = fromCallback<WatchEvent, Pick<ResourceInput, 'query'>>(({ receive }) =>
    receive((command) => void commands.push(command)),
  );
  const actor = createActor(resourceMachine.provide({ actors: { watch } }), { input: { query, ...input } });
  actor.start();
  return {
    commands,
    news: (news: ResourceNews) => actor.send({ type: 'resource.changed', ...news }),
    retry: () => actor.send({ type: 'resource.retry' }),
    facts: () => selectResource(actor.getSnapshot()),
  };
};

const refetch = { type: 'watch.refetch' };

describe(resourceMachine.id, () => {
  test('begins with the data of the cache, with a preview, or with placeholders', () => {
    expect(begin({ data: 'all' }).facts()).toMatchObject({ status: 'ready', data: 'all' });
    expect(begin({ preview: 'card' }).facts()).toMatchObject({ status: 'preview', preview: 'card' });
    expect(begin().facts()).toMatchObject({ status: 'loading', data: undefined });
  });

  test('data → ready, and a refetch keeps them with the failure beside them', () => {
    const { news, facts } = begin();
    news({ data: 'old', activity: 'idle' });
    expect(facts()).toMatchObject({ status: 'ready', data: 'old', failure: undefined });
    news({ data: 'old', failure: network, activity: 'fetching' });
    expect(facts()).toMatchObject({ status: 'refreshing', data: 'old', failure: network });
    news({ data: 'new', activity: 'idle' });
    expect(facts()).toMatchObject({ status: 'ready', data: 'new', failure: undefined });
    news({ data: 'newer', activity: 'fetching' });
    expect(facts()).toMatchObject({ status: 'refreshing', data: 'newer' });
  });

  test('not found + resource.retry → clears the failure and refetches', () => {
    const { news, retry, facts, commands } = begin();
    news({ failure: notFound, activity: 'idle' });
    expect(facts()).toMatchObject({ status: 'notFound', failure: notFound });
    retry();
    expect(facts()).toMatchObject({ status: 'loading', failure: undefined });
    expect(commands).toEqual([refetch]);
  });

  test('failed + resource.retry → clears the failure and refetches', () => {
    const { news, retry, facts, commands } = begin({ preview: 'card' });
    news({ failure: network, activity: 'idle' });
    expect(facts()).toMatchObject({ status: 'failed', failure: network });
    retry();
    expect(facts()).toMatchObject({ status: 'preview', failure: undefined });
    expect(commands).toEqual([refetch]);
  });

  test('a call that the back end does not have → notOffered, with the failure', () => {
    const { news, facts } = begin();
    news({ failure: { kind: 'notOffered' }, activity: 'idle' });
    expect(facts()).toMatchObject({ status: 'notOffered', failure: { kind: 'notOffered' } });
  });

  test('paused without a network → offline, and resource.retry refetches there', () => {
    const { news, retry, facts, commands } = begin();
    news({ activity: 'paused' });
    expect(facts().status).toBe('offline');
    retry();
    expect(facts().status).toBe('offline');
    expect(commands).toEqual([refetch]);
  });

  test('fetching again after a failure → waits, without the failure', () => {
    const { news, facts } = begin();
    news({ failure: network, activity: 'idle' });
    news({ activity: 'fetching' });
    expect(facts()).toMatchObject({ status: 'loading', failure: undefined });
  });

  test('ready + resource.retry → refetches and stays', () => {
    const { retry, facts, commands } = begin({ data: 'all' });
    retry();
    expect(facts().status).toBe('ready');
    expect(commands).toEqual([refetch]);
  });
});
