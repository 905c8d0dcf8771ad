// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { visitKey } from './storage-keys.ts';

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.resetModules();
});

const go = (path: string) => {
  history.pushState(null, '', path);
  dispatchEvent(new Event('pushState'));
};

/** A page of the visit, in which `calls` turn out to be missing. */
const openPage = async () => {
  const { partsMissing } = await import('./visit.ts');
  const recall = vi.fn();
  return { partsMissing: (...calls: string[]) => partsMissing(new Set(calls), recall), recall };
};

test('A part whose data cannot be read goes at once', async () => {
  const { partsMissing } = await openPage();
  expect(partsMissing('/blogs')).toEqual(['blogs']);
});

test('A part whose form cannot be sent stays until the shopper goes to another page', async () => {
  go('/professional/registration');
  const { partsMissing, recall } = await openPage();
  const form = '/professional/registration';
  expect(partsMissing(form)).toEqual([]);
  expect(partsMissing(form, '/blogs')).toEqual(['blogs']);
  go('/professional/registration?step=2');
  expect(recall).not.toHaveBeenCalled();
  go('/');
  expect(recall).toHaveBeenCalled();
  expect(partsMissing(form, '/blogs')).toEqual(['professionalRegistration', 'blogs']);
});

test('An earlier page of the visit has found out what is missing', async () => {
  sessionStorage.setItem(visitKey, JSON.stringify(['/smart-order/match']));
  const { partsMissing } = await openPage();
  expect(partsMissing('/blogs')).toEqual(['blogs', 'smartOrder']);
});
