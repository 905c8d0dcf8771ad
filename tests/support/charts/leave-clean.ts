/**
 * The files of the unit tests share their processes, and with them the globals and the page. A file that leaves something
 * of its own there fails, and not a later one that stumbles over it.
 */
import { afterAll, expect, vi } from 'vitest';

/** With a page, its classes are behind getters. The getters without a page are Node's, which make a value at first use. */
const classBehind = (get: () => unknown) => {
  const value = typeof document === 'undefined' ? undefined : get.call(globalThis);
  return typeof value === 'function' ? value : undefined;
};

/** What everybody's code calls. */
const globals = () => {
  const described = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
  const found = described.map(([name, { value, get }]): [string, unknown] => [name, get ? classBehind(get) : value]);
  return new Map(found.filter(([, value]) => value)).set('Date.now', Date.now).set('Math.random', Math.random);
};

/** Where there is a page: what is on it, where it is, and what it stores. */
const page = () => {
  if (typeof document === 'undefined') return {};
  const { body, head, documentElement } = document;
  const attributes = [...documentElement.attributes].map(({ name, value }) => `${name}=${value}`);
  const stored = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
  return { body: body.innerHTML, head: head.innerHTML, attributes, address: location.href, stored };
};

const before = { globals: globals(), environment: { ...process.env }, page: page() };

const isWorkers = (name: string) => name.startsWith('VITEST_');

const changedIn = (was: NodeJS.ProcessEnv, is: NodeJS.ProcessEnv) =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => !isWorkers(name) && was[name] !== is[name]);

afterAll(async () => {
  // A part that a view loads late must not arrive in the file that follows.
  await vi.dynamicImportSettled();
  const after = globals();
  const replaced = [...before.globals].filter(([name, value]) => after.get(name) !== value).map(([name]) => name);
  const environment = changedIn(before.environment, process.env);
  expect({ fakeTimers: vi.isFakeTimers(), replaced, environment, page: page() }).toEqual({
    fakeTimers: false,
    replaced: [],
    environment: [],
    page: before.page,
  });
});
