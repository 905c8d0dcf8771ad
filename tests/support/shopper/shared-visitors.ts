/**
 * One visitor for each way of looking, for all tests of a file. A new visitor has an empty cache and a process that has
 * compiled nothing yet, so its first page costs three times as much as the next page of a known one.
 */
import { afterAll } from 'vitest';
import { recordFailure } from '../browser/failure-records.ts';
import { browser, shop } from '../browser/open-shop.ts';
import { newVisitor, type Visitor, type VisitorOptions } from './visitor.ts';

type Prepare = (visitor: Visitor) => Promise<unknown>;

/**
 * Call it once, at the top of a file whose tests only look at pages, or leave storage and window unchanged. The same
 * `options` give the same visitor, on the page of the last test: open another page, as each test does.
 * `prepare` is done once for each visitor.
 */
export const shareVisitors = (prepare: Prepare = async () => undefined) => {
  const known = new Map<string, Promise<Visitor>>();

  const prepared = async (url: string, options: VisitorOptions) => {
    const visitor = await newVisitor(browser, url, { ...options, isShared: true });
    await prepare(visitor);
    return visitor;
  };

  afterAll(async () => {
    const opened = await Promise.allSettled(known.values());
    await Promise.all(opened.map((each) => (each.status === 'fulfilled' ? each.value.context.close() : undefined)));
  });

  return async (options: VisitorOptions = {}, url = shop.url): Promise<Visitor> => {
    const key = JSON.stringify([url, options]);
    const found = known.get(key) ?? prepared(url, options);
    known.set(key, found);
    const visitor = await found;
    recordFailure(visitor.context);
    return visitor;
  };
};
